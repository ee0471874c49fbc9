import { consent, keptInShort, linkGone, waitsForConsent, whyKeptOfChild } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitor as nobody, type Learner } from '../../platform/caller.ts';
import { users } from '../../platform/database/schema/index.ts';
import { useTestApp } from '../../testing/app.ts';
import { giveTier } from '../../testing/learning.ts';
import { ada, type Person } from '../../testing/people.ts';
import { allowWithConsent } from './policy.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const kid: Person = {
  ...ada,
  ageRange: 'under-13',
  username: 'kid',
  firstName: 'Kit',
  lastName: '',
  email: 'parent@example.org',
};

const site = useTestApp();
afterEach(() => site.forgetLearners());
beforeEach(() => {
  site.clock.set(new Date());
  site.mails.length = 0;
});

const subjects = () => site.mails.map(({ to, subject }) => `${to}: ${subject}`);
const lastToken = (page: string) =>
  site.mails
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`/${page}#([\\w-]+)`, 'g'))])
    .at(-1)?.[1] ?? '';

async function signUpKid() {
  const browser = await site.signUp(kid);
  await site.doJobs();
  return browser;
}
const parent = () => site.visitor();
const all = { rooms: true, freeChat: true, buying: true };
const nothing = { rooms: false, freeChat: false, buying: false };
const approve = (token = lastToken('consent'), ticks: object = { ...all, freeChat: false }) =>
  parent().post('/api/consent/approve', { token, isGuardian: true, ...ticks });
async function openPage() {
  await parent().call(consent.askLink, { body: { email: 'Parent@example.org' } });
  await site.doJobs();
  return parent().call(consent.open, { body: { token: lastToken('parent') } });
}
const stored = () => site.database.select().from(users).where(eq(users.username, 'kid'));
const stateOf = async (browser: Awaited<ReturnType<typeof signUpKid>>) =>
  (await browser.call(consent.mine)).consent?.state;

/** Returns what rooms and other features would tell this learner. */
async function refusals(): Promise<string[]> {
  const [row] = await stored();
  const learner = { ...nobody, ...row, kind: 'learner' } as unknown as Learner;
  const told = await Promise.all(
    waitsForConsent.map((what) =>
      allowWithConsent(site, learner, what).then(
        () => null,
        (error: unknown) => (error as Error).message,
      ),
    ),
  );
  return told.filter((sentence) => sentence !== null);
}

describe('the account of a child under 13', () => {
  test('waits for a parent, who reads what is stored, why, and how to say no', async () => {
    const browser = await signUpKid();
    expect(subjects()).toEqual([
      'parent@example.org: Kit wants to learn at Qubloom: is that all right?',
    ]);
    const text = (site.mails[0]?.text ?? '').replaceAll(/\s+/g, ' ');
    for (const words of [
      'Kit (kid) is under 13 and can already learn alone, free.',
      'May Kit keep the account?',
      'Say yes or no: http://localhost:3000/consent#',
      'Only if you tick it, your yes also allows:',
      'study rooms with other learners, in ready-made phrases',
      'chat there in own words, filtered',
      'starting to buy a plan',
      '“No”, or no answer within 14 days, erases the account.',
      'Take your yes back: http://localhost:3000/parent',
      `We keep ${keptInShort}. ${whyKeptOfChild}`,
      'Everything we keep: http://localhost:3000/privacy',
      'Ask us: http://localhost:3000/contact',
    ]) {
      expect(text).toContain(words);
    }
    // A parent who has a minute reads it all.
    expect(text.split(' ').length).toBeLessThan(180);
    expect(await stateOf(browser)).toBe('pending');
    expect(await refusals()).toHaveLength(3);
    expect((await refusals())[0]).toBe(
      "Your parent or guardian has to say yes to study rooms first. We've sent them an email. Until then, you can learn everything on your own.",
    );
  });

  // Shows: A20 second mail
  test('is confirmed by a yes, which a second email reports', async () => {
    const browser = await signUpKid();
    const yes = await approve();
    expect(yes.status).toBe(200);
    const { key } = yes.json<{ key: string }>();
    expect(await parent().call(consent.page, { body: { key } })).toMatchObject({ username: 'kid' });
    await site.doJobs();
    expect(subjects()).toEqual([
      expect.anything(),
      'parent@example.org: You said yes to Qubloom for Kit',
    ]);
    expect((await browser.call(consent.mine)).consent).toEqual({
      state: 'confirmed',
      rooms: true,
      freeChat: false,
      buying: true,
      erasedAt: null,
      address: 'p…@example.org',
      askedAt: expect.any(String),
      decidedAt: expect.any(String),
      asksPassword: true,
      isBySchool: false,
    });
    expect(await refusals()).toHaveLength(1);
    expect((await stored())[0]?.isEmailVerified).toBe(true);
    expect((await approve()).text).toBe(linkGone);
  });

  test('may chat freely only if the parent ticked that and study rooms', async () => {
    const browser = await signUpKid();
    await approve(lastToken('consent'), { rooms: false, freeChat: true, buying: true });
    expect((await browser.call(consent.mine)).consent).toMatchObject({
      rooms: false,
      freeChat: false,
      buying: true,
    });
    const { key } = await openPage();
    await parent().call(consent.change, { body: { key, rooms: true, freeChat: true } });
    expect(await refusals()).toEqual([]);
  });

  test.each([
    [
      { ...nothing, rooms: true },
      { allowed: ['Meet other learners'], not: ['own words', 'buy a paid plan'] },
    ],
    [
      { ...all, buying: false },
      { allowed: ['Meet other learners', 'own words'], not: ['buy a paid plan'] },
    ],
    [
      { ...nothing, buying: true },
      { allowed: ['buy a paid plan'], not: ['Meet other learners', 'own words'] },
    ],
    [all, { allowed: ['Meet other learners', 'own words', 'buy a paid plan'], not: [] }],
  ])('gets a second email with what was allowed and what was not: %j', async (ticks, words) => {
    await signUpKid();
    await approve(lastToken('consent'), ticks);
    await site.doJobs();
    const [allowed = '', rest = ''] = (site.mails[1]?.text ?? '')
      .replaceAll(/\s+/g, ' ')
      .split('Not allowed:');
    for (const thing of words.allowed) expect(allowed).toContain(thing);
    for (const thing of words.not) expect(rest).toContain(thing);
    expect(rest === '').toBe(words.not.length === 0);
  });

  test.each([nothing, { ...nothing, freeChat: true }])(
    'stays and learns alone if the parent says yes and allows nothing else: %j',
    async (ticks) => {
      const browser = await signUpKid();
      expect((await approve(lastToken('consent'), ticks)).status).toBe(200);
      expect((await browser.call(consent.mine)).consent).toMatchObject({
        state: 'confirmed',
        ...nothing,
        erasedAt: null,
      });
      expect(await refusals()).toHaveLength(3);
      await site.doJobs();
      const text = (site.mails[1]?.text ?? '').replaceAll(/\s+/g, ' ');
      expect(text).toContain('Your child keeps the account and learns alone. Not allowed:');
      expect(text).not.toContain('Allowed now');
      site.clock.pass(15 * day);
      await site.forgetOld();
      expect(await stored()).toHaveLength(1);
    },
  );

  // Shows: A20 body
  test.each([
    [{ ...all, isGuardian: false }],
    [all],
    [{ isGuardian: true }],
    [{ isGuardian: true, rooms: true, freeChat: false }],
  ])('is not confirmed by %j', async (body) => {
    const browser = await signUpKid();
    const answer = await parent().post('/api/consent/approve', {
      token: lastToken('consent'),
      ...body,
    });
    expect(answer.status).toBe(422);
    expect(await stateOf(browser)).toBe('pending');
  });

  // Shows: A20 scanner
  test('is not confirmed by a scanner that opens every link of the email', async () => {
    const browser = await signUpKid();
    const { text = '', html = '' } = site.mails[0] ?? {};
    for (const [link] of (text + html).matchAll(/http[^\s"<]+/g)) {
      const { pathname, hash } = new URL(link);
      await parent().get(pathname);
      await parent().get(`/api${pathname}?token=${hash.slice(1)}`);
      await parent().get(`/api${pathname}/approve?token=${hash.slice(1)}`);
    }
    expect(await stateOf(browser)).toBe('pending');
    expect((await approve()).status).toBe(200);
  });

  test('is erased if the parent says no', async () => {
    const browser = await signUpKid();
    const token = lastToken('consent');
    expect(await parent().call(consent.find, { body: { token } })).toMatchObject({
      username: 'kid',
      firstName: 'Kit',
      state: 'pending',
    });
    await parent().call(consent.decline, { body: { token } });
    expect(await stored()).toEqual([]);
    expect((await browser.get('/api/user')).status).toBe(401);
    await site.doJobs();
    expect(subjects().at(-1)).toBe('parent@example.org: The account kid is erased');
  });

  test('is erased 14 days after the notice was sent, and not before', async () => {
    const browser = await signUpKid();
    site.clock.pass(14 * day - minute);
    await site.forgetOld();
    expect(await stateOf(browser)).toBe('pending');
    site.clock.pass(2 * minute);
    await site.forgetOld();
    expect(await stored()).toEqual([]);
    await site.doJobs();
    expect(site.mails.at(-1)?.text).toContain('have had no answer');
    expect(site.mails.at(-1)?.text).not.toContain('plan');
  });

  test('is told about its plan if it is erased without an answer', async () => {
    await signUpKid();
    await giveTier(site.pool, 'kid', 'premium');
    site.clock.pass(14 * day + minute);
    await site.forgetOld();
    await site.doJobs();
    expect(site.mails.at(-1)?.text).toContain(
      'The plan Premium has ended with it, and nothing more is charged.',
    );
  });

  test('stays if a parent has answered', async () => {
    await signUpKid();
    await approve();
    site.clock.pass(400 * day);
    await site.forgetOld();
    expect(await stored()).toHaveLength(1);
  });

  test('can have the notice sent again, but gets no additional days', async () => {
    const browser = await signUpKid();
    const old = lastToken('consent');
    const before = (await browser.call(consent.mine)).consent?.erasedAt;
    site.clock.pass(3 * day);
    await browser.call(consent.askAgain, { body: {} });
    await site.doJobs();
    expect((await browser.call(consent.mine)).consent?.erasedAt).toBe(before);
    expect((await approve(old)).status).toBe(404);
    expect((await approve()).status).toBe(200);
  });

  test('has no consent from age 13', async () => {
    const browser = await site.signUp(ada);
    expect((await browser.call(consent.mine)).consent).toBeNull();
  });
});

describe('the parent’s page', () => {
  // Shows: A19 once; A19 expiry
  test('is opened once by an emailed link that lasts half an hour', async () => {
    await signUpKid();
    const { key, child } = await openPage();
    expect(child).toMatchObject({ username: 'kid', state: 'pending' });
    const again = await parent().post('/api/parent/open', { token: lastToken('parent') });
    expect([again.status, again.text]).toEqual([404, linkGone]);
    site.clock.pass(31 * minute);
    expect((await parent().post('/api/parent/change', { key })).status).toBe(404);
    await parent().call(consent.askLink, { body: { email: kid.email } });
    await site.doJobs();
    site.clock.pass(31 * minute);
    expect((await parent().post('/api/parent/open', { token: lastToken('parent') })).status).toBe(
      404,
    );
  });

  test('can be reloaded for its half hour, only with its key', async () => {
    await signUpKid();
    const { key } = await openPage();
    expect(await parent().call(consent.page, { body: { key } })).toMatchObject({ username: 'kid' });
    expect((await parent().post('/api/parent/page', { key: lastToken('parent') })).status).toBe(
      404,
    );
    site.clock.pass(31 * minute);
    expect((await parent().post('/api/parent/page', { key })).status).toBe(404);
  });

  // Shows: A18 asking for mails
  test('sends no email to a stranger, and gives the same answer', async () => {
    const stranger = await parent().post('/api/parent/ask', { email: 'nobody@example.org' });
    await site.doJobs();
    expect([stranger.status, stranger.text, site.mails.length]).toEqual([200, '{}', 0]);
  });

  test('takes back a yes at once, and gives it again', async () => {
    const browser = await signUpKid();
    await approve(lastToken('consent'), all);
    const { key } = await openPage();
    const change = (body: object) => parent().post('/api/parent/change', { key, ...body });
    expect((await change({ state: 'withdrawn' })).json()).toMatchObject({
      state: 'withdrawn',
      ...nothing,
    });
    expect(await stateOf(browser)).toBe('withdrawn');
    expect((await refusals())[1]).toContain('has switched off chatting in your own words for now');
    expect((await change({ rooms: true, buying: true })).json()).toMatchObject({
      state: 'confirmed',
      rooms: true,
      freeChat: false,
      buying: true,
    });
    expect(await refusals()).toHaveLength(1);
    await change({ state: 'withdrawn' });
    site.clock.pass(400 * day);
    await site.forgetOld();
    expect(await stored()).toHaveLength(1);
  });

  test('changes each tick separately, and without the last one the child keeps learning alone', async () => {
    await signUpKid();
    await approve(lastToken('consent'), all);
    const { key } = await openPage();
    const change = (ticks: object) =>
      parent().call(consent.change, { body: { key, ...ticks } as { key: string } });
    expect(await change({ freeChat: false })).toMatchObject({ ...all, freeChat: false });
    expect(await change({ freeChat: true })).toMatchObject(all);
    expect(await change({ rooms: false })).toMatchObject({ ...nothing, buying: true });
    expect(await change({ buying: false })).toMatchObject({ state: 'confirmed', ...nothing });
    expect(await change({ rooms: true })).toMatchObject({
      state: 'confirmed',
      ...nothing,
      rooms: true,
    });
    await site.doJobs();
    await change({ rooms: false });
    await site.doJobs();
    expect(subjects().at(-1)).toBe(
      'parent@example.org: You changed what Kit may do at Qubloom: study rooms are off now',
    );
    const text = site.mails.at(-1)?.text ?? '';
    expect(text).toContain('Somebody used a link in our email to you to decide');
    expect(text).toContain('The change: study rooms are off now.');
  });

  test('confirms a waiting child with its first tick or an answer about all, but not with free chat alone', async () => {
    await signUpKid();
    const { key } = await openPage();
    const alone = await parent().call(consent.change, { body: { key, freeChat: true } });
    expect(alone).toMatchObject({ state: 'pending', ...nothing });
    const whole = await parent().call(consent.change, { body: { key, ...nothing } });
    expect(whole).toMatchObject({ state: 'confirmed', ...nothing });
    await parent().call(consent.change, { body: { key, state: 'withdrawn' } });
    const yes = await parent().call(consent.change, { body: { key, buying: true } });
    expect(yes).toMatchObject({ state: 'confirmed', ...nothing, buying: true });
  });

  test('emails a withdrawal at once, no matter how many emails were requested within the hour', async () => {
    await signUpKid();
    await approve();
    for (let times = 0; times < 2; times += 1) {
      await openPage();
      site.clock.pass(minute);
    }
    const { key } = await openPage();
    // Within a minute, it would count as the same request.
    site.clock.pass(minute);
    const fourth = await parent().post('/api/parent/ask', { email: kid.email });
    expect(fourth.status).toBe(429);
    await parent().call(consent.change, { body: { key, state: 'withdrawn' } });
    await site.doJobs();
    expect(subjects().at(-1)).toBe('parent@example.org: You took back your yes for Kit');
  });

  test('changes the first name, and erases the account', async () => {
    await signUpKid();
    const { key } = await openPage();
    const renamed = await parent().call(consent.change, { body: { key, firstName: 'Kim' } });
    expect(renamed.firstName).toBe('Kim');
    const data = await parent().call(consent.export, { body: { key } });
    expect(data.parts[0]?.rows[0]).toMatchObject({ username: 'kid', email: 'parent@example.org' });
    expect(data.parts.find(({ name }) => name === 'consents')?.rows).toHaveLength(1);
    await parent().call(consent.erase, { body: { key } });
    expect(await stored()).toEqual([]);
    expect((await parent().post('/api/parent/erase', { key })).status).toBe(404);
  });

  // Shows: A19 purpose
  test('is not opened by a link for another purpose', async () => {
    await signUpKid();
    const token = lastToken('consent');
    expect((await parent().post('/api/parent/open', { token })).status).toBe(404);
    expect((await parent().post('/api/parent/erase', { key: token })).status).toBe(404);
    await openPage();
    expect((await approve(lastToken('parent'))).status).toBe(404);
    expect(await stored()).toHaveLength(1);
  });
});
