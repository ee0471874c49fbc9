import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { ada, grace } from '../../testing/people.ts';
import { passwordMatches } from './passwords.ts';
import { entranceThrottles } from './throttles.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const stored = async (username: string) => {
  const [row] = await site.database.select().from(users).where(eq(users.username, username));
  if (row === undefined) throw new Error(`${username} has no account`);
  return row;
};
const accountCount = () => site.database.$count(users);

describe('registering', () => {
  test('[7 POST /api/register] opens an account, signs in and gives the learner', async () => {
    const browser = site.visitor();
    const answer = await browser.post('/api/register', ada);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number) as number,
      username: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      points: 0,
      streak: 0,
      ageRange: '13-17',
      timeZone: 'Europe/London',
    });
    expect((await browser.get('/api/user')).json()).toEqual(answer.json());
  });

  test('keeps what the settings need, and the password as an argon2id hash alone', async () => {
    await site.signUp(ada);
    const row = await stored('ada');
    expect(row).toMatchObject({
      email: 'ada@example.org',
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      isEmailVerified: false,
      timeZone: 'Europe/London',
    });
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(Date.now() - Number(row.lastLogin)).toBeLessThan(10_000);
  });

  test('without an age range takes the learner for 13 to 17', async () => {
    // JSON leaves out what is undefined.
    const answer = await site.visitor().post('/api/register', { ...ada, ageRange: undefined });
    expect(answer.json()).toMatchObject({ ageRange: '13-17' });
  });

  test('keeps no last name of a learner under 13, even when one is sent', async () => {
    const answer = await site.visitor().post('/api/register', { ...ada, ageRange: 'under-13' });
    expect(answer.json()).toMatchObject({ lastName: '', ageRange: 'under-13' });
    expect((await stored('ada')).lastName).toBe('');
  });

  test('asks everyone else for a last name', async () => {
    const answer = await site.visitor().post('/api/register', { ...ada, lastName: '  ' });
    expect([answer.status, answer.text]).toEqual([422, 'Please enter a last name.']);
  });

  test('lets one parent answer for several children', async () => {
    await site.signUp(ada);
    const answer = await site.visitor().post('/api/register', { ...grace, email: ada.email });
    expect(answer.status).toBe(200);
  });

  test.each(['ada', 'ADA', 'Ada'])('refuses %s once ada is taken', async (username) => {
    await site.signUp(ada);
    const answer = await site.visitor().post('/api/register', { ...grace, username });
    expect([answer.status, answer.text]).toEqual([
      409,
      'Somebody already has that username. Please choose another one.',
    ]);
    expect(await accountCount()).toBe(1);
  });

  test('50 at once with one username open one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.visitor('192.0.2.1').post('/api/register', ada)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(49).fill(409)]);
    expect(await accountCount()).toBe(1);
  });

  test('that fails after the account was written leaves none, so that the same may be sent again', async () => {
    await site.pool.query('alter table sessions rename to sessions_away');
    try {
      expect((await site.visitor().post('/api/register', ada)).status).toBe(500);
    } finally {
      await site.pool.query('alter table sessions_away rename to sessions');
    }
    expect(await accountCount()).toBe(0);
    expect((await site.visitor().post('/api/register', ada)).status).toBe(200);
  });

  test.each([
    ['username', 'ad', 'Username must be at least 3 characters'],
    ['username', 'a'.repeat(25), 'Username can be at most 24 characters'],
    ['username', 'ada lovelace', 'Use only letters, digits, - and _ in a username'],
    ['username', 'ada@example.org', 'Use only letters, digits, - and _ in a username'],
    ['username', 'call-555-123-4567', phoneSentence()],
    ['username', 'f_u_c_k', 'Please choose a kinder username.'],
    ['username', 'sh1thead', 'Please choose a kinder username.'],
    ['email', 'not an email', 'Please enter a valid email address.'],
    ['firstName', ' ', 'Please enter a first name.'],
    ['firstName', 'A\u0000da', 'Please use letters in a name.'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'ADA', 'Password must be at least 6 characters'],
    [
      'password',
      'iloveyou',
      'Lots of people use that password, so it is easy to guess. Please pick another one.',
    ],
  ])('[9 password and username minimum] refuses the %s %j', async (field, value, sentence) => {
    const answer = await site.visitor().post('/api/register', { ...ada, [field]: value });
    expect([answer.status, answer.text]).toEqual([422, sentence]);
    expect(await accountCount()).toBe(0);
  });

  test('refuses the username itself as a password, whatever the case', async () => {
    const body = { ...ada, username: 'LovelaceA', password: 'lovelacea' };
    const answer = await site.visitor().post('/api/register', body);
    expect([answer.status, answer.text]).toEqual([
      422,
      'Your password is the same as your username. Please pick another one.',
    ]);
  });

  test.each(['x'.repeat(128), 'pass word with spaces', 'pässwörd-🔑', 'aaaaaa'])(
    'accepts the password %j and takes it back at login',
    async (password) => {
      await site.signUp({ ...ada, password });
      const answer = await site.visitor().post('/api/login', { username: 'ada', password });
      expect(answer.status).toBe(200);
    },
  );

  test.each([
    'points',
    'subscriptionTier',
    'isEmailVerified',
    'id',
    'constructor',
    'confirmPassword',
  ])('refuses a body with the extra field %s', async (field) => {
    const answer = await site.visitor().post('/api/register', { ...ada, [field]: 1 });
    expect([answer.status, answer.text]).toEqual([
      422,
      `There is no field called "${field}" here.`,
    ]);
    expect(await accountCount()).toBe(0);
  });

  test.each(['Atlantis/Capital', '+05:00', '../../etc/passwd', "'; drop table users; --"])(
    'takes no notice of the time zone %j',
    async (timeZone) => {
      const answer = await site.visitor().post('/api/register', { ...ada, timeZone });
      expect(answer.json()).toMatchObject({ timeZone: 'UTC' });
    },
  );

  test('at most 100 an hour come from one address, and others still get in', async () => {
    await site.signUp(ada);
    const fromSchool = () => site.visitor('192.0.2.50').post('/api/register', ada);
    const statuses = new Map<number, number>();
    let last = await fromSchool();
    for (let tries = 1; tries < 105; tries += 1) {
      statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1);
      last = await fromSchool();
    }
    expect(statuses.get(409)).toBe(100);
    expect(last.status).toBe(429);
    expect(last.text).toBe(
      'Many accounts were opened from here. Please wait a while, then try again.',
    );
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await site.visitor('192.0.2.51').post('/api/register', grace)).status).toBe(200);
  });
});

function phoneSentence(): string {
  return 'That looks like a phone number. Please choose a username that keeps yours private.';
}

describe('logging in', () => {
  test('[7 POST /api/login] signs in and gives the learner', async () => {
    const { user } = await site.signUp(ada);
    const browser = site.visitor();
    const answer = await browser.post('/api/login', { username: 'ada', password: ada.password });
    expect([answer.status, answer.json()]).toEqual([200, user]);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  test('knows the username whatever its case', async () => {
    await site.signUp(ada);
    const answer = await site
      .visitor()
      .post('/api/login', { username: 'ADA', password: ada.password });
    expect(answer.json()).toMatchObject({ username: 'ada' });
  });

  test('[8 login failure] says the same of a wrong password and of a name nobody has', async () => {
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

  test('takes as long for a name nobody has', async () => {
    await site.signUp(ada);
    const time = async (username: string) => {
      const start = performance.now();
      await site.visitor().post('/api/login', { username, password: 'not-this-one' });
      return performance.now() - start;
    };
    await time('ada');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time('ada'));
      unknown.push(await time('nobody'));
    }
    // Without the dummy hash the second would be some ten times quicker.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  test('remembers when, and the zone that the browser is in now', async () => {
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
    [{ username: 'ada' }, 'Please enter a password.'],
    [{ username: 'ada', password: ['long-enough'] }, 'Please enter a password.'],
    [{ username: 'ada', password: 'x'.repeat(257) }, 'Password can be at most 256 characters'],
  ])('refuses the body %j', async (body, sentence) => {
    const answer = await site.visitor().post('/api/login', body);
    expect([answer.status, answer.text]).toEqual([422, sentence]);
  });

  test('checks at most 10 passwords of an account in 15 minutes, from wherever they come', async () => {
    await site.signUp(grace);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site
          .visitor(`192.0.2.${String(100 + index)}`)
          .post('/api/login', { username: 'Grace', password: `guess-${String(index)}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    const right = await site
      .visitor()
      .post('/api/login', { username: 'grace', password: grace.password });
    expect([right.status, right.text]).toEqual([
      429,
      'That was a lot of tries. Please wait a few minutes, then try again.',
    ]);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('counts no sign-in that was right', async () => {
    await site.signUp({ ...ada, username: 'ada-often' });
    for (let times = 0; times < 15; times += 1) {
      const answer = await site
        .visitor()
        .post('/api/login', { username: 'ada-often', password: ada.password });
      expect(answer.status).toBe(200);
    }
  });

  test('lets a whole school try from one address, 200 times in 15 minutes', async () => {
    const { loginsFromAddress } = entranceThrottles(site.pool);
    await Promise.all(Array.from({ length: 199 }, () => loginsFromAddress.take('192.0.2.77')));
    const next = () =>
      site.visitor('192.0.2.77').post('/api/login', { username: 'pupil', password: 'forgotten' });
    expect((await next()).status).toBe(401);
    expect((await next()).status).toBe(429);
  });

  test('counts nobody of the school who had the right password, and every guess', async () => {
    const { loginsFromAddress } = entranceThrottles(site.pool);
    await site.signUp(ada);
    await Promise.all(Array.from({ length: 198 }, () => loginsFromAddress.take('192.0.2.78')));
    const login = (password: string) =>
      site.visitor('192.0.2.78').post('/api/login', { username: 'ada', password });
    for (let pupil = 0; pupil < 5; pupil += 1) {
      expect((await login(ada.password)).status).toBe(200);
    }
    expect((await login('a-guess')).status).toBe(401);
    expect((await login('another-guess')).status).toBe(401);
    expect((await login('one-too-many')).status).toBe(429);
  });

  test('counts nobody who was turned away in a rush before the password was looked at', async () => {
    const { loginsFromAddress } = entranceThrottles(site.pool);
    await site.signUp(ada);
    await Promise.all(Array.from({ length: 199 }, () => loginsFromAddress.take('192.0.2.79')));
    const login = () =>
      site.visitor('192.0.2.79').post('/api/login', { username: 'ada', password: ada.password });
    let isRush = true;
    const others = Array.from({ length: 130 }, async () => {
      while (isRush) await passwordMatches(null, 'x').catch(() => wait(1));
    });
    try {
      await expect.poll(async () => (await login()).status, { timeout: 20_000 }).toBe(503);
    } finally {
      isRush = false;
      await Promise.all(others);
    }
    expect((await login()).status).toBe(200);
  });
});

describe('logging out', () => {
  test('[7 POST /api/logout] ends the session on the server as well', async () => {
    const browser = await site.signUp(ada);
    const { cookie } = browser;
    const answer = await browser.post('/api/logout');
    expect([answer.status, answer.json()]).toEqual([200, {}]);
    expect(browser.cookie).toBeNull();
    browser.cookie = cookie;
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('succeeds for a stranger too', async () => {
    expect((await site.visitor().post('/api/logout')).status).toBe(200);
    expect((await site.visitor().post('/api/logout', {})).status).toBe(200);
  });
});

describe('the current user', () => {
  test('[7 GET /api/user] is 401 for a stranger', async () => {
    const answer = await site.visitor().get('/api/user');
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in first.']);
  });

  test('shows the streak as 0 once a whole local day was missed', async () => {
    const browser = await site.signUp(ada);
    await site.database
      .update(users)
      .set({ streak: 4, lastLearnedOn: '2026-03-10', lastLearnedZone: 'Europe/London' });
    const streakAt = async (time: string) => {
      site.clock.set(time);
      return (await browser.call(accounts.currentUser)).streak;
    };
    const login = () =>
      site.visitor().post('/api/login', { username: 'ada', password: ada.password });
    expect(await streakAt('2026-03-10T23:59:00Z')).toBe(4);
    expect(await streakAt('2026-03-11T23:59:00Z')).toBe(4);
    expect(await streakAt('2026-03-12T00:01:00Z')).toBe(0);
    expect((await login()).json()).toMatchObject({ streak: 0 });
    site.clock.set(new Date());
  });
});

describe('the time zone of a learner who stays signed in', () => {
  const tell = (browser: Client, timeZone: unknown) =>
    browser.post('/api/user/time-zone', { timeZone });

  test('follows the browser', async () => {
    const browser = await site.signUp(ada);
    const answer = await tell(browser, 'Pacific/Auckland');
    expect([answer.status, answer.json()]).toEqual([
      200,
      { ...browser.user, timeZone: 'Pacific/Auckland' },
    ]);
    expect((await stored('ada')).timeZone).toBe('Pacific/Auckland');
    expect((await browser.call(accounts.currentUser)).timeZone).toBe('Pacific/Auckland');
  });

  test.each(['Atlantis/Capital', '+05:00', '../../etc/passwd'])(
    'stays where the zone is called %j',
    async (timeZone) => {
      const browser = await site.signUp(ada);
      const answer = await tell(browser, timeZone);
      expect([answer.status, answer.json()]).toEqual([200, browser.user]);
    },
  );

  test.each(['', 'x'.repeat(65), 1, undefined])('refuses %j', async (timeZone) => {
    const browser = await site.signUp(ada);
    expect((await tell(browser, timeZone)).status).toBe(422);
  });

  test("is nobody else's to change", async () => {
    await site.signUp(ada);
    expect((await tell(site.visitor(), 'Asia/Tokyo')).status).toBe(401);
    expect((await stored('ada')).timeZone).toBe('Europe/London');
  });
});
