import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { allowPassword, hashPassword, passwordMatches } from './passwords.ts';

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

  test.each(['123456', 'Password', 'QWERTY', 'ada-lovelace'])('may not be %s', (password) => {
    expect(() => allowPassword(password, 'Ada-Lovelace')).toThrow('Please pick another one.');
  });

  test.each(['password123', 'letmein', 'abcdef', 'ada-lovelace-1', ' 123456'])(
    'may be %j',
    (password) => {
      expect(() => allowPassword(password, 'ada-lovelace')).not.toThrow();
    },
  );
});

test('a rush of sign-ins leaves the event loop free, and the last are asked to come back', async () => {
  const rush = Array.from({ length: 130 }, () =>
    passwordMatches(null, 'x').catch((error: unknown) => (error as Error).name),
  );
  let late = 0;
  for (let tick = 0; tick < 20; tick += 1) {
    const start = performance.now();
    await wait(5);
    late = Math.max(late, performance.now() - start);
  }
  expect(late).toBeLessThan(200);
  const refused = (await Promise.all(rush)).filter((one) => one !== false);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(30);
});
