import { hash, verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.ts';

describe('a password', () => {
  test('matches its own hash alone', async () => {
    const stored = await hashPassword('horse battery');
    expect((await checkPassword(stored, 'horse battery')).matches).toBe(true);
    expect((await checkPassword(stored, 'horse batterY')).matches).toBe(false);
  });

  test('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('never matches a learner who does not exist', async () => {
    expect((await checkPassword(null, 'nobody has this password')).matches).toBe(false);
  });

  // Shows: A18 same time
  test('costs as much to check for a learner who does not exist', async () => {
    /** With what cost each comparison was made, since that is what takes the time. */
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

  test('that was hashed as it was typed still matches, and is known to be outdated', async () => {
    const typed = 'pa\u0308ssword-garden';
    const stored = await hash(typed);
    expect(await checkPassword(stored, typed)).toEqual({ matches: true, isOutdated: true });
    expect(await checkPassword(stored, 'p\u00e4ssword-forest')).toMatchObject({ matches: false });
  });
});

// A hundred passwords are hashed in earnest: 3 s of computing, on a busy machine many times that.
const rushTimeout = 120_000;
// Shows: A22 rush
test(
  'a rush of sign-ins leaves the event loop free, and the last are asked to come back',
  { timeout: rushTimeout },
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
    // Everything else had its turn between one password and the next few.
    expect(new Set(checkedAt).size).toBeGreaterThan(checkedAt.length / 10);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(30);
  },
);
