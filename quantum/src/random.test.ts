import { describe, expect, it } from 'vitest';
import { createRandom, drawSuccesses, xoshiro128 } from './random.ts';

describe('random numbers', () => {
  // Shows: Q1.7
  it('are equal for the same seed, in every version', () => {
    const random = createRandom(2024);
    expect([random.nextUint32(), random.nextUint32(), random.nextUint32()]).toMatchInlineSnapshot(`
      [
        3175303598,
        1589723956,
        2895402240,
      ]
    `);
    expect(createRandom(2024).next()).toMatchInlineSnapshot(`0.7393079800168905`);
  });

  // Shows: Q1.7
  it('are those of xoshiro128**, checked with its published sequence', () => {
    const random = xoshiro128([1, 2, 3, 4]);
    const published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849];
    expect(published.map(() => random.nextUint32())).toEqual(published);
  });

  // Shows: Q1.7
  it('depend on the seed, including its high half', () => {
    const firsts = [0, 1, -1, 2 ** 32, 2 ** 33, 2 ** 52].map((seed) =>
      createRandom(seed).nextUint32(),
    );
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  // Shows: Q1.7
  it('are uniform in [0, 1)', () => {
    const random = createRandom(7);
    const buckets = new Array<number>(20).fill(0);
    for (let i = 0; i < 100_000; i++) buckets[Math.floor(random.next() * 20)]++;
    const chiSquare = buckets.reduce((sum, n) => sum + (n - 5000) ** 2 / 5000, 0);
    expect(chiSquare).toBeLessThan(43.8); // 19 degrees of freedom, one in a thousand
  });

  // Shows: Q1.7
  it('draw successes with the right mean, and certainly at 0 and 1', () => {
    const random = createRandom(3);
    expect(Math.abs(drawSuccesses(random, 100_000, 0.3) - 30_000)).toBeLessThan(600);
    expect(drawSuccesses(random, 50, 0)).toBe(0);
    expect(drawSuccesses(random, 50, 1)).toBe(50);
  });
});
