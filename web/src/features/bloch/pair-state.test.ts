import { describe, expect, it } from 'vitest';
import { linkedPair } from './pair-state.ts';

describe('two qubits that are linked', () => {
  it('have full arrows while separate, and none when fully linked', () => {
    expect(linkedPair(0)).toMatchObject({
      balls: [
        { length: 1, z: 1 },
        { length: 1, z: 1 },
      ],
    });
    expect(linkedPair(0).link).toBeCloseTo(0, 6);
    expect(linkedPair(90).link).toBeCloseTo(1, 6);
    for (const { length } of linkedPair(90).balls) expect(length).toBeCloseTo(0, 9);
  });

  it('lose as much arrow as they gain link: the squares add up to 1', () => {
    for (let degrees = 0; degrees <= 90; degrees += 5) {
      const { balls, link } = linkedPair(degrees);
      for (const { length } of balls) expect(length ** 2 + link ** 2).toBeCloseTo(1, 6);
    }
  });
});
