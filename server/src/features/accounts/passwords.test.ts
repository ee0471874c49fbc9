import { describe, expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

describe('a password', () => {
  test('matches its own hash alone', async () => {
    const hash = await hashPassword('horse battery');
    expect(await passwordMatches(hash, 'horse battery')).toBe(true);
    expect(await passwordMatches(hash, 'horse batterY')).toBe(false);
  });

  test('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('never matches a learner who does not exist', async () => {
    expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
  });
});

// A hundred passwords are hashed in earnest: 3 s of computing, on a busy machine many times that.
const rushTimeout = 120_000;
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
      passwordMatches(null, 'x').then(
        (matches) => {
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
