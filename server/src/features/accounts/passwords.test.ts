import { hash, verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

describe('a password', () => {
  test('matches only its own hash', async () => {
    const stored = await hashPassword('horse battery');
    expect((await checkPassword(stored, 'horse battery')).matches).toBe(true);
    expect((await checkPassword(stored, 'horse batterY')).matches).toBe(false);
  });

  test('gets a different hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('never matches a learner who does not exist', async () => {
    expect((await checkPassword(null, 'nobody has this password')).matches).toBe(false);
  });

  // Shows: A18 same time
  test('takes as much work to check if the learner does not exist', async () => {
    /** Returns the cost of each comparison, because the cost determines the time. */
    const costsOf = async (stored: string | null, typed: string) => {
      const costs: unknown[] = [];
      await checkPassword(stored, typed, (hashed, password) => {
        costs.push(String(hashed).split('$').slice(0, 4));
        return verify(hashed, password);
      });
      return costs;
    };
    const stored = await hashPassword('horse battery');
    const once = ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'];
    expect(await costsOf(stored, 'not-this-one')).toEqual([once]);
    expect(await costsOf(null, 'not-this-one')).toEqual([once]);
    expect(await costsOf(null, 'pa\u0308ss')).toEqual(await costsOf(stored, 'pa\u0308ss'));
  });

  test.each([
    ['decomposed letters', 'pa\u0308ssword-garden'],
    ['composed letters', 'p\u00e4ssword-garden'],
    ['wide letters', 'p\u00e4ssword-\uff47arden'],
  ])('is the same in %s', async (_, typed) => {
    const stored = await hashPassword('p\u00e4ssword-garden');
    expect(await checkPassword(stored, typed)).toEqual({ matches: true, isOutdated: false });
  });

  test('still matches a hash of the unnormalized text, which is reported as outdated', async () => {
    const typed = 'pa\u0308ssword-garden';
    const stored = await hash(typed);
    expect(await checkPassword(stored, typed)).toEqual({ matches: true, isOutdated: true });
    expect(await checkPassword(stored, 'p\u00e4ssword-forest')).toMatchObject({ matches: false });
  });
});

// A hundred passwords are really hashed: 3 s of computing, and many times that on a busy machine.
const rushTimeout = 120_000;
// Shows: A22 rush
test(
  'a rush of sign-ins leaves the event loop free, and the last ones are asked to come back',
  { tags: ['exhaustive'], timeout: rushTimeout },
  async () => {
    let turns = 0;
    let isOver = false;
    const turning = (async () => {
      for (; !isOver; turns += 1) await new Promise(setImmediate);
    })();
    const checkedAt: number[] = [];
    const rush = Array.from({ length: 130 }, () =>
      checkPassword(null, 'x').then(
        ({ matches }) => {
          checkedAt.push(turns);
          return matches;
        },
        (error: unknown) => (error as Error).name,
      ),
    );
    const refused = (await Promise.all(rush)).filter((one) => one !== false);
    isOver = true;
    await turning;
    // Everything else had its turn between groups of passwords.
    expect(new Set(checkedAt).size).toBeGreaterThan(checkedAt.length / 10);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(30);
  },
);
