import { consent, linkGone, parentsAddress, profile, recovery } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { ada, type Person } from '../../testing/people.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const { password } = ada;
const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  firstName: 'Kit',
  lastName: '',
  email: 'paernt@example.org',
};
const right = { email: 'parent@example.org', password };

const site = useTestApp();
afterEach(() => site.forgetLearners());
beforeEach(() => {
  site.clock.set(new Date());
  site.mails.length = 0;
});

const mailsTo = (address: string) => site.mails.filter(({ to }) => to === address);
const tokenIn = (page: string, text = '') =>
  new RegExp(`/${page}#([\\w-]+)`).exec(text)?.[1] ?? `no-link-to-${page}`;
const noticeTo = (address: string) => tokenIn('consent', mailsTo(address).at(-1)?.text);
const parent = () => site.visitor();
const approve = (token: string) =>
  parent().post('/api/consent/approve', {
    token,
    isGuardian: true,
    rooms: true,
    freeChat: false,
    buying: true,
  });
const correct = (browser: SignedInClient, body: object) =>
  browser.post('/api/user/consent/address', body);
const own = async (browser: SignedInClient) => (await browser.call(consent.mine)).consent;

async function signUpKid() {
  const browser = await site.signUp(kid);
  await site.doJobs();
  return browser;
}

async function actsOf({ user: { id } }: SignedInClient) {
  const { rows } = await site.pool.query<{ act: string }>(
    `select act from audit_log join audit_subjects using (subject) where user_id = $1`,
    [id],
  );
  return rows.map(({ act }) => act);
}

describe('a child who waits for consent', () => {
  test('is told when the email was sent, and to whom, with part of the address hidden', async () => {
    const browser = await site.signUp(kid);
    expect(await own(browser)).toMatchObject({ address: 'p…@example.org', askedAt: null });
    await site.doJobs();
    const first = (await own(browser))?.askedAt ?? '';
    expect(first).not.toBe('');
    site.clock.pass(day);
    await browser.call(consent.askAgain, { body: {} });
    await site.doJobs();
    const again = (await own(browser))?.askedAt ?? '';
    expect(Date.parse(again) - Date.parse(first)).toBeGreaterThan(day - minute);
    expect(mailsTo(kid.email)).toHaveLength(2);
  });

  // Shows: A21 asked
  test('can ask three more times an hour, and then reads when to try again', async () => {
    const browser = await signUpKid();
    const ask = () => browser.post('/api/user/consent/notice', {});
    for (let times = 0; times < 3; times += 1) {
      expect((await ask()).status).toBe(200);
      site.clock.pass(minute);
    }
    const fourth = await ask();
    expect(fourth.status).toBe(429);
    expect(fourth.text).toContain('You can ask again in 57 minutes.');
    site.clock.pass(hour);
    expect((await ask()).status).toBe(200);
  });
});

describe('a mistyped address of a parent', () => {
  // Shows: A19 corrected address
  test('is corrected: the right one gets the email, and the link to the wrong one opens nothing', async () => {
    const browser = await signUpKid();
    const before = await own(browser);
    const wrong = noticeTo(kid.email);
    site.clock.pass(day);
    expect((await correct(browser, right)).status).toBe(200);
    expect(await own(browser)).toMatchObject({ askedAt: null, erasedAt: before?.erasedAt });
    await site.doJobs();
    expect(await own(browser)).toMatchObject({ state: 'pending', askedAt: expect.any(String) });
    const opened = await parent().post('/api/consent/find', { token: wrong });
    expect([opened.status, opened.text]).toEqual([404, linkGone]);
    expect((await approve(wrong)).status).toBe(404);
    expect((await parent().post('/api/consent/decline', { token: wrong })).status).toBe(404);
    expect(await actsOf(browser)).toContain('consent-address-changed');
    expect((await approve(noticeTo(right.email))).status).toBe(200);
    expect(await own(browser)).toMatchObject({ state: 'confirmed' });
  });

  test('opens no parent page any more', async () => {
    const browser = await signUpKid();
    await parent().call(consent.askLink, { body: { email: kid.email } });
    await site.doJobs();
    const link = tokenIn('parent', mailsTo(kid.email).at(-1)?.text);
    const { key } = await parent().call(consent.open, { body: { token: link } });
    await parent().call(consent.askLink, { body: { email: kid.email } });
    await correct(browser, right);
    expect((await parent().post('/api/parent/data', { key })).status).toBe(404);
    expect((await parent().post('/api/parent/erase', { key })).status).toBe(404);
    await parent().call(recovery.askReset, { body: { email: kid.email } });
    site.clock.pass(2 * hour);
    await site.doJobs();
    expect(mailsTo(kid.email)).toHaveLength(2);
  });

  test('gets no email if it is corrected before the first email was sent', async () => {
    const browser = await site.signUp(kid);
    await correct(browser, right);
    await site.doJobs();
    expect(site.mails.map(({ to }) => to)).toEqual([right.email]);
    expect(Date.parse((await own(browser))?.erasedAt ?? '')).toBeGreaterThan(Date.now());
  });

  // Shows: A20 corrected address
  test.each([
    [{ ...right, password: 'not-the-password' }, "That isn't your password."],
    [{ ...right, email: 'paernt+x@example.org' }, /Please check its spelling\.$/],
    [{ ...right, email: 'nonsense' }, 'Please enter a valid email address.'],
    [{ email: right.email }, "That isn't your password."],
  ])('cannot be corrected with %j', async (body, sentence) => {
    const browser = await signUpKid();
    const refused = await correct(browser, body);
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(sentence);
    expect((await approve(noticeTo(kid.email))).status).toBe(200);
  });

  test('is corrected without a password if there is none, as with Google', async () => {
    const browser = await signUpKid();
    expect(await own(browser)).toMatchObject({ asksPassword: true });
    await site.database.update(users).set({ password: null }).where(eq(users.username, 'kid'));
    expect(await own(browser)).toMatchObject({ asksPassword: false });
    expect((await correct(browser, { email: right.email })).status).toBe(200);
    await site.doJobs();
    expect((await approve(noticeTo(right.email))).status).toBe(200);
  });

  // Shows: A21 corrected address
  test('is corrected at most five times a day', async () => {
    const browser = await signUpKid();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const email = `parent-${String(tries)}@example.org`;
      statuses.push((await correct(browser, { email, password })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('cannot be changed after the parent has answered', async () => {
    const browser = await signUpKid();
    await approve(noticeTo(kid.email));
    const refused = await correct(browser, right);
    expect([refused.status, refused.text]).toEqual([403, parentsAddress]);
  });

  // Shows: A9 addresses
  test('cannot be corrected by anybody else', async () => {
    expect((await site.visitor().post('/api/user/consent/address', right)).status).toBe(401);
    expect((await correct(await site.signUp(ada), right)).status).toBe(403);
  });
});

describe('a learner who turns out to be under 13', () => {
  const becomeChild = (browser: SignedInClient, parentEmail = right.email) =>
    browser.call(profile.change, { body: { ageRange: 'under-13', parentEmail, password } });
  const stored = async () =>
    (await site.database.select().from(users).where(eq(users.username, 'ada')))[0];

  // Shows: A29 every way in
  test('waits for a parent from then on, whose yes counts as usual', async () => {
    const browser = await site.signUp(ada);
    await becomeChild(browser);
    expect(await own(browser)).toMatchObject({ state: 'pending', askedAt: null });
    await site.doJobs();
    expect(await own(browser)).toMatchObject({ state: 'pending', address: 'p…@example.org' });
    expect(await actsOf(browser)).toContain('became-a-child');
    expect((await approve(noticeTo(right.email))).status).toBe(200);
    await site.doJobs();
    expect(mailsTo(right.email).at(-1)?.subject).toBe('You said yes to Qubloom for Ada');
    expect(await own(browser)).toMatchObject({ state: 'confirmed' });
    expect(await stored()).toMatchObject({ email: right.email, isEmailVerified: true });
  });

  test('is erased after a no, or 14 days after the email without an answer', async () => {
    await becomeChild(await site.signUp(ada));
    await site.doJobs();
    await parent().call(consent.decline, { body: { token: noticeTo(right.email) } });
    expect(await stored()).toBeUndefined();
    site.mails.length = 0;
    await becomeChild(await site.signUp(ada));
    await site.doJobs();
    site.clock.pass(14 * day - minute);
    await site.forgetOld();
    expect(await stored()).toBeDefined();
    site.clock.pass(2 * minute);
    await site.forgetOld();
    expect(await stored()).toBeUndefined();
  });

  // Shows: A20 own mailbox
  test('cannot get back to their own mailbox, neither by an old link nor as the parent’s address', async () => {
    const browser = await site.signUp(ada);
    await site.doJobs();
    const before = tokenIn('confirm-address', mailsTo(ada.email)[0]?.text);
    site.clock.pass(2 * minute);
    await browser.call(recovery.changeAddress, {
      body: { email: 'ada-two@example.org', password },
    });
    await becomeChild(browser);
    await site.doJobs();
    expect(mailsTo('ada-two@example.org')).toEqual([]);
    for (const email of [ada.email, 'ADA+mum@example.org']) {
      expect((await correct(browser, { email, password })).status).toBe(422);
    }
    expect((await parent().post('/api/address/confirm', { token: before })).text).toBe(linkGone);
    expect((await stored())?.email).toBe(right.email);
  });
});
