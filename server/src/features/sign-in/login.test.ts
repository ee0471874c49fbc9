import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { ada, grace } from '../../testing/people.ts';
import { checkPassword } from '../accounts/passwords.ts';
import { loginsFromAddress } from './throttles.ts';

const site = useTestApp();

const takeFromAddress = (address: string) =>
  loginsFromAddress.take({ database: site.database, now: () => new Date() }, address);
afterEach(() => site.forgetLearners());

const stored = async (username: string) => {
  const [row] = await site.database.select().from(users).where(eq(users.username, username));
  if (row === undefined) throw new Error(`${username} has no account`);
  return row;
};

describe('logging in', () => {
  // Shows: 7 POST /api/login
  test('signs in and returns the learner', async () => {
    const { user } = await site.signUp(ada);
    const browser = site.visitor();
    const answer = await browser.post('/api/login', { username: 'ada', password: ada.password });
    expect([answer.status, answer.json()]).toEqual([200, user]);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('ignores the case of the username', async () => {
    await site.signUp(ada);
    const answer = await site
      .visitor()
      .post('/api/login', { username: 'ADA', password: ada.password });
    expect(answer.json()).toMatchObject({ username: 'ada' });
  });

  // Shows: 8 login failure; A18 same answer
  test('gives the same answer for a wrong password and for a name that nobody has', async () => {
    await site.signUp(ada);
    const wrong = await site
      .visitor()
      .post('/api/login', { username: 'ada', password: 'not-this' });
    const nobody = await site
      .visitor()
      .post('/api/login', { username: 'nobody', password: 'not-this' });
    const odd = await site
      .visitor()
      .post('/api/login', { username: 'a\u0000b; --', password: 'not-this' });
    for (const answer of [wrong, nobody, odd]) {
      expect([answer.status, answer.text]).toEqual([
        401,
        "That username and password don't match.",
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('records the time, and the current time zone of the browser', async () => {
    await site.signUp(ada);
    site.clock.pass(3 * 60 * 60 * 1000);
    const login = { username: 'ada', password: ada.password };
    await site.visitor().post('/api/login', { ...login, timeZone: 'Asia/Kathmandu' });
    const row = await stored('ada');
    expect(row.timeZone).toBe('Asia/Kathmandu');
    expect(Number(row.lastLogin) - Number(row.createdAt)).toBeGreaterThan(
      3 * 60 * 60 * 1000 - 10_000,
    );
    await site.visitor().post('/api/login', login);
    await site.visitor().post('/api/login', { ...login, timeZone: 'Nowhere/Else' });
    expect((await stored('ada')).timeZone).toBe('Asia/Kathmandu');
    site.clock.set(new Date());
  });

  test.each([
    [{ username: 'ad', password: 'long-enough' }, 'Username must be at least 3 characters'],
    [{ username: 'ada', password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: 'long-enough' }, 'Please enter your username.'],
    [
      { username: 'ada@example.org', password: 'long-enough' },
      'Please enter your username, not your email address.',
    ],
    [{ username: 'ada' }, 'Please enter a password.'],
    [{ username: 'ada', password: ['long-enough'] }, 'Please enter a password.'],
    [{ username: 'ada', password: 'x'.repeat(257) }, 'Password can be at most 256 characters'],
  ])('refuses the body %j', async (body, sentence) => {
    const answer = await site.visitor().post('/api/login', body);
    expect([answer.status, answer.text]).toEqual([422, sentence]);
  });

  const guess = (browser: Client, username: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        browser.post('/api/login', { username, password: `guess-${String(index)}` }),
      ),
    );
  const checked = (answers: readonly Answer[]) =>
    answers.filter(({ status }) => status === 401).length;
  const asGrace = { username: 'grace', password: grace.password };

  // Shows: A18 ten in 15 minutes
  test('checks at most 10 passwords of an account in any 15 minutes from one address', async () => {
    await site.signUp(grace);
    const attacker = site.visitor('192.0.2.100');
    const tries = await guess(attacker, 'Grace', 20);
    expect(checked(tries)).toBe(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    const right = await attacker.post('/api/login', asGrace);
    expect([right.status, right.text]).toEqual([
      429,
      'That was a lot of tries. Please wait a few minutes, then try again.',
    ]);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
  });

  // Shows: A18 window
  test('does not allow a second ten at the end of a window', async () => {
    await site.signUp(grace);
    const attacker = site.visitor('192.0.2.101');
    expect(checked(await guess(attacker, 'grace', 1))).toBe(1);
    site.clock.pass(14 * 60_000);
    expect(checked(await guess(attacker, 'grace', 20))).toBe(9);
    site.clock.pass(2 * 60_000);
    expect(checked(await guess(attacker, 'grace', 20))).toBe(1);
    site.clock.set(new Date());
  });

  // Shows: A18 owner
  test('keeps the learner’s own way in open, no matter how often others guess', async () => {
    await site.signUp(grace);
    await guess(site.visitor('192.0.2.102'), 'grace', 30);
    const home = await site.visitor('192.0.2.103').post('/api/login', asGrace);
    expect(home.status).toBe(200);
  });

  // Shows: A18 owner
  test('lets a browser in that the learner has signed in with, even from the address of the guesses', async () => {
    const browser = site.visitor('192.0.2.104');
    await browser.post('/api/register', grace);
    await browser.post('/api/logout');
    const others = site.visitor('192.0.2.104');
    await guess(others, 'grace', 12);
    await Promise.all(Array.from({ length: 190 }, () => takeFromAddress('192.0.2.104')));
    const other = { username: 'another-pupil', password: 'forgotten' };
    expect((await others.post('/api/login', other)).status).toBe(429);
    expect((await others.post('/api/login', asGrace)).status).toBe(429);
    expect((await browser.post('/api/login', asGrace)).status).toBe(200);
  });

  test('checks at most 10 passwords in such a browser too, which counts only for its own learners', async () => {
    const browser = site.visitor('192.0.2.105');
    await browser.post('/api/register', grace);
    await site.signUp(ada);
    expect(checked(await guess(browser, 'grace', 20))).toBe(10);
    await guess(site.visitor('192.0.2.105'), 'ada', 10);
    const asAda = await browser.post('/api/login', { username: 'ada', password: ada.password });
    expect(asAda.status).toBe(429);
  });

  test('accepts a password in any composition of its letters, and renews a hash of the unnormalized text', async () => {
    await site.signUp(ada);
    const decomposed = 'pa\u0308ssword-garden';
    await site.database.update(users).set({ password: await hash(decomposed) });
    const login = (password: string) =>
      site.visitor().post('/api/login', { username: 'ada', password });
    expect((await login('p\u00e4ssword-garden')).status).toBe(401);
    expect((await login(decomposed)).status).toBe(200);
    expect((await login('p\u00e4ssword-garden')).status).toBe(200);
    expect((await login(decomposed)).status).toBe(200);
  });

  test('does not count successful sign-ins', async () => {
    await site.signUp({ ...ada, username: 'ada-often' });
    for (let times = 0; times < 15; times += 1) {
      const answer = await site
        .visitor()
        .post('/api/login', { username: 'ada-often', password: ada.password });
      expect(answer.status).toBe(200);
    }
  });

  // Shows: A18 school
  test('lets a whole school try from one address, 200 times in 15 minutes', async () => {
    await Promise.all(Array.from({ length: 199 }, () => takeFromAddress('192.0.2.77')));
    const next = () =>
      site.visitor('192.0.2.77').post('/api/login', { username: 'pupil', password: 'forgotten' });
    expect((await next()).status).toBe(401);
    expect((await next()).status).toBe(429);
  });

  test('counts every wrong password from the school, but no successful sign-in', async () => {
    await site.signUp(ada);
    await Promise.all(Array.from({ length: 198 }, () => takeFromAddress('192.0.2.78')));
    const login = (password: string) =>
      site.visitor('192.0.2.78').post('/api/login', { username: 'ada', password });
    for (let pupil = 0; pupil < 5; pupil += 1) {
      expect((await login(ada.password)).status).toBe(200);
    }
    expect((await login('a-guess')).status).toBe(401);
    expect((await login('another-guess')).status).toBe(401);
    expect((await login('one-too-many')).status).toBe(429);
  });

  // Shows: A18 same time
  test(
    'checks a password even for a name that nobody has, and does not count tries that a rush turned away before the check',
    { tags: ['exhaustive'] },
    async () => {
      await site.signUp(ada);
      await Promise.all(Array.from({ length: 199 }, () => takeFromAddress('192.0.2.79')));
      const login = (username = 'ada', address = '192.0.2.79') =>
        site.visitor(address).post('/api/login', { username, password: ada.password });
      let isRush = true;
      const others = Array.from({ length: 130 }, async () => {
        while (isRush) await checkPassword(null, 'x').catch(() => wait(1));
      });
      try {
        const inRush = { timeout: 20_000 };
        await expect.poll(async () => (await login()).status, inRush).toBe(503);
        const nobody = () => login('nobody', '192.0.2.80');
        await expect.poll(async () => (await nobody()).status, inRush).toBe(503);
      } finally {
        isRush = false;
        await Promise.all(others);
      }
      expect((await login()).status).toBe(200);
    },
  );
});
