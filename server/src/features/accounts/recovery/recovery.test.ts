import { linkGone, parentsAddress, recovery } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../platform/database/schema/index.ts';
import { useTestApp } from '../../../testing/app.ts';
import { ada, grace } from '../../../testing/people.ts';

const minute = 60_000;
const hour = 60 * minute;
const site = useTestApp();
afterEach(() => site.forgetLearners());
beforeEach(() => {
  site.clock.set(new Date());
  site.mails.length = 0;
});

const mailsTo = (address: string) => site.mails.filter(({ to }) => to === address);
const subjects = () => site.mails.map(({ to, subject }) => `${to}: ${subject}`);
/** Returns the tokens of all links in the emails that have been sent, with the page that each opens. */
const links = () =>
  site.mails.flatMap(({ text }) =>
    [...text.matchAll(/(http\S+?)\/([\w-]+)#([\w-]+)/g)].map(([, origin, page, token]) => ({
      origin,
      page,
      token: token ?? '',
    })),
  );
const lastToken = () => links().at(-1)?.token ?? '';

async function askReset(email = ada.email, headers = {}) {
  const answer = await site.visitor().post('/api/password-reset/ask', { email }, headers);
  await site.doJobs();
  return answer;
}
const reset = (token: string, password = 'a-brand-new-one') =>
  site.visitor().post('/api/password-reset', { token, password });
const confirm = (token: string) => site.visitor().post('/api/address/confirm', { token });
const login = (password: string) =>
  site.visitor().post('/api/login', { username: 'ada', password });
const stored = async (username = 'ada') =>
  (await site.database.select().from(users).where(eq(users.username, username)))[0];

describe('a new password by email', () => {
  // Shows: A27 ended
  test('is set by the link, ends every session, and is reported by email', async () => {
    const phone = await site.signedIn(ada);
    await askReset('ADA@example.org');
    expect(links()).toEqual([
      { origin: 'http://localhost:3000', page: 'reset-password', token: lastToken() },
    ]);
    const token = lastToken();
    expect(await site.visitor().call(recovery.findReset, { body: { token } })).toEqual({
      username: 'ada',
    });
    expect((await reset(token)).status).toBe(200);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await login('a-brand-new-one')).status).toBe(200);
    await site.doJobs();
    expect(subjects().at(-1)).toBe('ada@example.org: The password of ada has changed');
  });

  // Shows: A27 ended
  test('cancels a pending email that would move the address, but keeps the one for the address itself', async () => {
    const browser = await site.signUp(ada);
    await browser.call(recovery.changeAddress, {
      body: { email: 'thief@example.org', password: ada.password },
    });
    await browser.post('/api/user/password', {
      password: ada.password,
      newPassword: 'a-brand-new-one',
    });
    await site.doJobs();
    site.clock.pass(2 * hour);
    await site.doJobs();
    expect(site.mails.filter(({ to }) => to === 'thief@example.org')).toEqual([]);
    expect(subjects()).toContain('ada@example.org: Please confirm your email for Qubloom');
  });

  // Shows: A18 asking for mails
  test('gives a stranger the same answer as a learner, and sends the stranger no email', async () => {
    await site.signedIn(ada);
    const known = await askReset();
    const unknown = await askReset('nobody@example.org');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(subjects()).toEqual(['ada@example.org: A new password for Qubloom']);
  });

  test('lists every username of the address, each with its own link', async () => {
    await site.signedIn(ada);
    await site.signedIn({ ...grace, email: ada.email });
    await askReset();
    const [mail] = site.mails;
    expect(mail?.text).toMatch(/New password for ada:\n.*\n\nNew password for grace:\n/);
    const [first, second] = links();
    expect((await reset(first?.token ?? '')).status).toBe(200);
    const found = await site
      .visitor()
      .call(recovery.findReset, { body: { token: second?.token ?? '' } });
    expect(found).toEqual({ username: 'grace' });
  });

  // Shows: A19 once; A19 race
  test('is set only once by one link, even by ten requests at once', async () => {
    await site.signedIn(ada);
    await askReset();
    const token = lastToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `password-number-${String(index)}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await reset(token);
    expect([again.status, again.text]).toEqual([404, linkGone]);
  });

  // Shows: A19 expiry; A19 newest
  test('needs the newest link, less than an hour old', async () => {
    await site.signedIn(ada);
    await askReset();
    const old = lastToken();
    site.clock.pass(2 * minute);
    await askReset();
    expect((await reset(old)).status).toBe(404);
    site.clock.pass(hour + minute);
    expect((await reset(lastToken())).text).toBe(linkGone);
  });

  test('is not opened by a link to an address that has since changed', async () => {
    await site.signedIn(ada);
    await askReset();
    await site.database.update(users).set({ email: 'ada@elsewhere.example' });
    const before = await stored();
    expect((await reset(lastToken())).text).toBe(linkGone);
    expect(await stored()).toEqual(before);
  });

  test('leaves the link valid for another try if the password is refused', async () => {
    await site.signedIn(ada);
    await askReset();
    expect((await reset(lastToken(), '123456')).status).toBe(422);
    expect((await reset(lastToken())).status).toBe(200);
  });

  test('is sent at most three times an hour', async () => {
    await site.signedIn(ada);
    for (let tries = 0; tries < 8; tries += 1) {
      await askReset();
      site.clock.pass(2 * minute);
    }
    expect(site.mails).toHaveLength(3);
  });

  // Shows: A19 host
  test('has a link from the settings, no matter which host a request names', async () => {
    await site.signedIn(ada);
    await askReset(ada.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    for (const { text, html } of site.mails) expect(text + html).not.toContain('evil');
  });

  // Shows: A19 storage
  test('leaves no token in the database or the log', async () => {
    await site.signedIn(ada);
    await askReset();
    const { rows } = await site.pool.query<{ all: string }>(
      `select (select json_agg(o) from outbox o)::text || (select json_agg(t) from account_tokens t)::text ||
        coalesce((select json_agg(j) from graphile_worker._private_jobs j)::text, '') as all`,
    );
    expect(rows[0]?.all).toContain('reset-password');
    expect(rows[0]?.all).not.toContain(lastToken());
    expect(site.logged.join()).not.toContain(lastToken());
    expect(site.logged.join()).not.toContain(ada.email);
  });
});

describe('the address of an account', () => {
  test('is confirmed by the email after registering', async () => {
    const browser = await site.signUp(ada);
    await site.doJobs();
    expect(subjects()).toEqual(['ada@example.org: Please confirm your email for Qubloom']);
    const address = () => browser.call(recovery.address);
    expect(await address()).toEqual({ hint: 'a…@example.org', isVerified: false });
    expect((await confirm(lastToken())).status).toBe(200);
    expect(await address()).toEqual({ hint: 'a…@example.org', isVerified: true });
    expect((await confirm(lastToken())).text).toBe(linkGone);
  });

  test('gets the email after registering, no matter how many were requested for the same mailbox', async () => {
    for (let asked = 0; asked < 3; asked += 1) {
      await site.visitor().call(recovery.askReset, { body: { email: ada.email } });
      site.clock.pass(2 * minute);
    }
    await site.signUp(ada);
    await site.doJobs();
    expect(subjects()).toContain('ada@example.org: Please confirm your email for Qubloom');
  });

  test('can get that email again until it is confirmed', async () => {
    const browser = await site.signedIn(ada);
    await browser.call(recovery.askConfirmation, { body: {} });
    await site.doJobs();
    expect(site.mails).toHaveLength(1);
    await confirm(lastToken());
    site.clock.pass(2 * minute);
    await browser.call(recovery.askConfirmation, { body: {} });
    await site.doJobs();
    expect(site.mails).toHaveLength(1);
  });

  const change = { email: 'new@example.org', password: ada.password };

  test('moves when the new one is confirmed, and both are told', async () => {
    const browser = await site.signUp(ada);
    await site.doJobs();
    await confirm(lastToken());
    await browser.call(recovery.changeAddress, { body: change });
    await site.doJobs();
    expect((await stored())?.email).toBe('ada@example.org');
    const told = site.mails.find(({ subject }) => subject.startsWith('Somebody wants'));
    expect([told?.to, told?.text]).toEqual([
      'ada@example.org',
      expect.stringContaining('n…@example.org'),
    ]);
    expect(told?.text).not.toContain('new@');
    const asked = site.mails.find(({ to }) => to === 'new@example.org');
    await confirm(/#([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '');
    expect(await stored()).toMatchObject({ email: 'new@example.org', isEmailVerified: true });
    site.clock.pass(2 * hour);
    await site.doJobs();
    expect(subjects().slice(-2).sort()).toEqual([
      'ada@example.org: The address of ada has changed',
      'new@example.org: The address of ada has changed',
    ]);
  });

  test('needs the password again, with ten tries in all', async () => {
    const browser = await site.signUp(ada);
    const wrong = await browser.post('/api/user/address', { ...change, password: 'wrong-one' });
    expect([wrong.status, wrong.text]).toEqual([422, "That isn't your password."]);
    let last = wrong;
    for (let tries = 0; tries < 10; tries += 1) {
      last = await browser.post('/api/user/address', { ...change, password: 'wrong-one' });
    }
    expect(last.status).toBe(429);
  });

  test('of a child belongs to the parent, and the child cannot change it', async () => {
    const browser = await site.signedIn({ ...ada, ageRange: 'under-13', lastName: '' });
    expect((await browser.post('/api/user/address', change)).status).toBe(403);
    const asked = await browser.post('/api/user/address/confirmation', {});
    expect([asked.status, asked.text]).toEqual([403, parentsAddress]);
  });

  test('can be requested three times an hour; after that, the answer says when it is possible again', async () => {
    const browser = await site.signedIn(ada);
    const ask = () => browser.post('/api/user/address/confirmation', {});
    for (let times = 0; times < 3; times += 1) {
      expect((await ask()).status).toBe(200);
      site.clock.pass(10 * minute);
    }
    const fourth = await ask();
    expect(fourth.status).toBe(429);
    expect(fourth.text).toContain('You can ask again in 30 minutes.');
    expect(fourth.headers['retry-after']).toBe('1800');
    site.clock.pass(30 * minute);
    expect((await ask()).status).toBe(200);
    await site.doJobs();
    expect(mailsTo(ada.email)).toHaveLength(4);
  });

  test('a reset is sent whenever the page says so, and a stranger gets the same answer', async () => {
    await site.signUp(ada);
    await site.doJobs();
    for (const email of [ada.email, 'nobody@example.org']) {
      const before = mailsTo(email).length;
      const replies = [];
      for (let times = 0; times < 4; times += 1) {
        replies.push(await askReset(email));
        site.clock.pass(minute);
      }
      const promised = replies.filter(({ status }) => status === 200);
      expect(mailsTo(email).length - before).toBe(email === ada.email ? promised.length : 0);
      expect(replies.at(-1)?.status).toBe(429);
      expect(replies.at(-1)?.text).toContain('You can ask again in');
    }
  });

  test('changes to at most five others a day, so no account can email the world', async () => {
    const browser = await site.signUp(ada);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const email = `somebody-${String(tries)}@example.org`;
      statuses.push((await browser.post('/api/user/address', { ...change, email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test.each(['/api/user/address', '/api/user/address/confirmation'])(
    'cannot be changed by a stranger through %s',
    async (path) => {
      expect((await site.visitor().post(path, change)).status).toBe(401);
    },
  );
});

// Shows: A19 purpose
test('a link for one purpose opens nothing else', async () => {
  await site.signUp(ada);
  await site.doJobs();
  const confirmation = lastToken();
  expect((await reset(confirmation)).text).toBe(linkGone);
  await askReset();
  expect((await confirm(lastToken())).text).toBe(linkGone);
  expect((await confirm(confirmation)).status).toBe(200);
});

// Shows: A21 one address
test('requests for links from one address are limited', async () => {
  const visitor = site.visitor('192.0.2.77');
  const statuses = [];
  for (let tries = 0; tries < 32; tries += 1) {
    const email = `somebody-${String(tries)}@example.org`;
    statuses.push((await visitor.post('/api/password-reset/ask', { email })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
