import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { useTestApp } from '../../testing/app.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const stored = async (username: string) => {
  const [row] = await site.database.select().from(users).where(eq(users.username, username));
  if (row === undefined) throw new Error(`${username} has no account`);
  return row;
};
const accountCount = () => site.database.$count(users);

describe('registering', () => {
  // Shows: 7 POST /api/register
  test('opens an account, signs in, and returns the learner', async () => {
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
      isTimeZoneChosen: false,
      erasesAt: null,
    });
    expect((await browser.get('/api/user')).json()).toEqual(answer.json());
  });

  test('stores what the settings need, and the password only as an argon2id hash', async () => {
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

  test('assumes 13 to 17 without an age range', async () => {
    // JSON leaves out undefined values.
    const answer = await site.visitor().post('/api/register', { ...ada, ageRange: undefined });
    expect(answer.json()).toMatchObject({ ageRange: '13-17' });
  });

  test('keeps no last name of a learner under 13, even if one is sent', async () => {
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

  // Shows: A18 registering
  test('logs where a taken name was requested from, but neither the name nor the whole address', async () => {
    await site.signUp(ada);
    site.logged.length = 0;
    await site.visitor('198.51.100.234').post('/api/register', { ...grace, username: 'ADA' });
    const noted = site.logged.filter((line) => line.includes('a requested username is taken'));
    expect(noted).toHaveLength(1);
    expect(JSON.parse(noted[0] ?? '')).toMatchObject({ from: '198.51.100.0' });
    expect(noted[0]).not.toMatch(/ada/i);
  });

  test(
    'opens one account for 50 requests at once with one username',
    { tags: ['exhaustive'] },
    async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => site.visitor('192.0.2.1').post('/api/register', ada)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array<number>(49).fill(409)]);
      expect(await accountCount()).toBe(1);
    },
  );

  test('refuses a username that looks like one that is taken', async () => {
    expect(
      (await site.visitor().post('/api/register', { ...ada, username: 'limesX' })).status,
    ).toBe(200);
    for (const username of ['IimesX', '1imesX', 'Limes_x', 'lirnesx']) {
      const reply = await site.visitor().post('/api/register', { ...ada, username });
      expect([username, reply.status]).toEqual([username, 409]);
    }
    const other = { ...ada, username: 'limes-y' };
    expect((await site.visitor().post('/api/register', other)).status).toBe(200);
  });

  test('opens one account for 20 requests at once with usernames that look alike', async () => {
    const alike = Array.from(
      { length: 20 },
      (_, i) => ['adal-1', 'ada_li', 'ADAIL', 'adaIi'][i % 4],
    );
    const replies = await Promise.all(
      alike.map((username) => site.visitor().post('/api/register', { ...ada, username })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...alike.slice(1).map(() => 409),
    ]);
  });

  test('takes an email address with an international domain', async () => {
    const browser = site.visitor();
    const reply = await browser.post('/api/register', { ...ada, email: 'ada@bücher.example' });
    expect(reply.status).toBe(200);
    const { rows } = await site.pool.query('select email from users');
    expect(rows).toEqual([{ email: 'ada@xn--bcher-kva.example' }]);
  });

  test('ignores blanks around a username', async () => {
    const reply = await site.visitor().post('/api/register', { ...ada, username: ' ada ' });
    expect(reply.json()).toMatchObject({ username: 'ada' });
    const { password } = ada;
    expect((await site.visitor().post('/api/login', { username: '\tada ', password })).status).toBe(
      200,
    );
  });

  test('leaves no account if it fails after writing it, so the same request can be sent again', async () => {
    await site.pool.query('alter table sessions rename to sessions_away');
    try {
      expect((await site.visitor().post('/api/register', ada)).status).toBe(500);
    } finally {
      await site.pool.query('alter table sessions_away rename to sessions');
    }
    expect(await accountCount()).toBe(0);
    expect((await site.visitor().post('/api/register', ada)).status).toBe(200);
  });

  // Shows: 9 password and username minimum
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
    ['firstName', '\u200b\u200d\u2060', 'Please use letters in a name.'],
    ['firstName', '\u3164', 'Please use letters in a name.'],
    ['firstName', '1234', 'Please use letters in a name.'],
    ['lastName', '\u200b', 'Please use letters in a name.'],
    ['username', 'admin', reservedSentence()],
    ['username', 'Qubloom', reservedSentence()],
    ['username', 'hitler', 'Please choose a kinder username.'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'ADA', 'Password must be at least 6 characters'],
    [
      'password',
      'iloveyou',
      'Lots of people use that password, so it is easy to guess. Please pick another one.',
    ],
  ])('refuses the %s %j', async (field, value, sentence) => {
    const answer = await site.visitor().post('/api/register', { ...ada, [field]: value });
    expect([answer.status, answer.text]).toEqual([422, sentence]);
    expect(await accountCount()).toBe(0);
  });

  test('refuses the username as a password, in any case', async () => {
    const body = { ...ada, username: 'LovelaceA', password: 'lovelacea' };
    const answer = await site.visitor().post('/api/register', body);
    expect([answer.status, answer.text]).toEqual([
      422,
      'Your password is the same as your username. Please pick another one.',
    ]);
  });

  test.each(['x'.repeat(128), 'pass word with spaces', 'pässwörd-🔑', 'aaaaaa'])(
    'accepts the password %j, also at login',
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
    expect([answer.status, answer.text]).toEqual([422, "Part of this doesn't belong here."]);
    expect(await accountCount()).toBe(0);
  });

  test.each(['Atlantis/Capital', '+05:00', '../../etc/passwd', "'; drop table users; --"])(
    'ignores the time zone %j',
    async (timeZone) => {
      const answer = await site.visitor().post('/api/register', { ...ada, timeZone });
      expect(answer.json()).toMatchObject({ timeZone: 'UTC' });
    },
  );

  // Shows: A18 registering
  test(
    'is limited to 100 an hour from one address, and others still get in',
    { tags: ['exhaustive'] },
    async () => {
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
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(3400);
      expect((await site.visitor('192.0.2.51').post('/api/register', grace)).status).toBe(200);
    },
  );
});

function phoneSentence(): string {
  return 'That looks like a phone number. Please choose a username that keeps yours private.';
}

function reservedSentence(): string {
  return 'That name is reserved for the people who run this site. Please choose another one.';
}
