import { families, familyPayments, profile, sandbox, subscriptions } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { ada, grace, type Person } from '../../testing/people.ts';
import { useSiteWithStripe } from '../../testing/stripe/site-with-stripe.ts';

const day = 86_400_000;
const grownUp = (username: string): Person => ({
  ...grace,
  username,
  firstName: username,
  email: `${username}@example.org`,
});
const monthly = { planId: 'basic', billingCycle: 'monthly' } as const;
const pathOf = (id: number, act = '') => `/api/family/${String(id)}/plan${act}`;
const of = ({ user }: SignedInClient) => ({ params: { id: user.id } });
const planOf = (who: Client, learner: SignedInClient) =>
  who.call(familyPayments.status, of(learner));
const buy = (who: Client, learner: SignedInClient, planId: 'basic' | 'premium' = 'basic') =>
  who.call(familyPayments.checkout, { ...of(learner), body: { ...monthly, planId } });
const ownPlan = (learner: Client) => learner.call(subscriptions.status);

async function link(learner: Client, parent: Client) {
  const { code } = await learner.call(families.makeCode, { body: {} });
  await parent.call(families.addByCode, { body: { code } });
}

async function linked(site: Pick<TestApp, 'signUp'>) {
  const learner = await site.signUp(ada);
  const parent = await site.signUp(grownUp('emmy'));
  await link(learner, parent);
  return { learner, parent };
}

const tryAll = async (who: Client, id: number) => [
  await who.get(pathOf(id)),
  await who.post(pathOf(id, '/checkout'), monthly),
  await who.post(pathOf(id, '/cancel'), {}),
  await who.post(pathOf(id, '/resume'), {}),
  await who.post(pathOf(id, '/portal'), {}),
];

describe('in the sandbox', () => {
  const site = useTestApp();
  beforeEach(() => {
    site.clock.set('2027-03-01T12:00:00Z');
    site.mails.length = 0;
  });
  afterEach(() => site.forgetLearners());
  const pay = (who: Client, sessionId: string) =>
    who.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
  const pass = (who: Client, days: number) => who.call(sandbox.passDays, { body: { days } });
  const rows = async (table: string) => (await site.pool.query(`select from ${table}`)).rowCount;

  async function paidFor() {
    const family = await linked(site);
    await pay(family.parent, (await buy(family.parent, family.learner)).sessionId);
    return family;
  }

  test('a grown-up buys, cancels, and keeps the plan, and the learner reads who takes care of it', async () => {
    const { learner, parent } = await linked(site);
    expect(await planOf(parent, learner)).toEqual({
      tier: 'free',
      currentPeriodEnd: null,
      isCancelling: false,
      paidBy: null,
      own: null,
    });
    const { sessionId } = await buy(parent, learner);
    const page = `http://localhost:3000/family?learner=${String(learner.user.id)}`;
    expect(await parent.call(sandbox.session, { params: { id: sessionId } })).toMatchObject({
      price: 9.99,
      forWhom: learner.user.firstName,
      leaveUrl: `${page}&checkout=cancelled`,
    });
    expect(await pay(parent, sessionId)).toEqual({
      outcome: 'paid',
      url: `${page}&checkout=success`,
    });
    expect(await planOf(parent, learner)).toMatchObject({
      tier: 'basic',
      paidBy: 'caller',
      own: { status: 'active', isTrialActive: true, card: { last4: '4242' }, hasReceipts: true },
    });
    expect(await ownPlan(learner)).toMatchObject({
      tier: 'basic',
      isPaidByFamily: true,
      card: null,
      hasReceipts: false,
    });
    expect(await ownPlan(parent)).toMatchObject({ tier: 'free', hasReceipts: false });
    await parent.call(familyPayments.cancel, of(learner));
    await parent.call(familyPayments.cancel, of(learner));
    expect(await planOf(parent, learner)).toMatchObject({ tier: 'basic', isCancelling: true });
    await parent.call(familyPayments.resume, of(learner));
    expect(await planOf(parent, learner)).toMatchObject({ isCancelling: false });
    await pass(parent, 8);
    await site.doJobs();
    const letters = site.mails.filter(({ to }) => to === 'emmy@example.org');
    const text = letters.map(({ text: one }) => one).join('\n');
    expect(text).toMatch(/charged \$9\.99 for the plan Basic in the account of [A-Z][a-z]+\./);
    expect(text).toContain(page);
    expect(text).not.toContain('dashboard');
    const own = site.mails
      .filter(({ to }) => to === ada.email)
      .map(({ text: one }) => one)
      .join('\n');
    expect(own).toContain('You have Basic now.');
    expect(own).toContain('Your family takes care of the plan, so there is nothing for you to do.');
    expect(own).toContain('/dashboard?tab=subscription');
    expect(own).not.toMatch(/cancel the plan|\/family/);
  });

  // Shows: A9 checkouts
  test('is for grown-ups with a link alone', async () => {
    const { learner, parent } = await paidFor();
    const other = await site.signedIn(grownUp('lise'));
    await link(await site.signedIn({ ...ada, username: 'kit', email: 'kit@example.org' }), other);
    const stranger = await site.signedIn(grownUp('mallory'));
    const { id } = learner.user;
    for (const who of [other, stranger, learner]) {
      expect((await tryAll(who, id)).map(({ status }) => status)).toEqual(Array(5).fill(404));
    }
    expect((await tryAll(site.visitor(), id)).map(({ status }) => status)).toEqual(
      Array(5).fill(401),
    );
    const { sessionId } = await parent.call(familyPayments.portal, of(learner));
    for (const who of [learner, stranger]) {
      expect((await who.get(`/api/sandbox/sessions/${sessionId}`)).status).toBe(404);
    }
    expect(await planOf(parent, learner)).toMatchObject({ isCancelling: false });
  });

  test('only the payer changes it: neither the learner nor another grown-up', async () => {
    const { learner, parent } = await paidFor();
    const other = await site.signedIn(grownUp('lise'));
    await link(learner, other);
    expect(await planOf(other, learner)).toMatchObject({ paidBy: 'another', own: null });
    const [, ...acts] = await tryAll(other, learner.user.id);
    expect(acts.map(({ status }) => status)).toEqual(Array(4).fill(409));
    const body = { ...monthly, planId: 'premium', grownUp: true, payerEmail: 'a@example.org' };
    const refused = [
      await learner.post('/api/create-checkout-session', body),
      await learner.post('/api/cancel-subscription', {}),
      await learner.post('/api/resume-subscription', { grownUp: true }),
    ];
    expect(refused.map((one) => one.json<{ message: string }>().message)).toEqual(
      Array(3).fill('Your family takes care of your plan.'),
    );
    const portal = await learner.post('/api/billing-portal', {});
    expect([404, 409]).toContain(portal.status);
    expect(await planOf(parent, learner)).toMatchObject({ tier: 'basic', isCancelling: false });
  });

  test('a learner who pays has no second plan, and the grown-up sees who pays', async () => {
    const { learner, parent } = await linked(site);
    const body = { ...monthly, grownUp: true, payerEmail: 'aunt@example.org' } as const;
    await pay(learner, (await learner.call(subscriptions.checkout, { body })).sessionId);
    expect(await planOf(parent, learner)).toMatchObject({
      tier: 'basic',
      paidBy: 'learner',
      own: null,
    });
    const [, ...acts] = await tryAll(parent, learner.user.id);
    expect(acts.map(({ status }) => status)).toEqual(Array(4).fill(409));
    expect(await ownPlan(learner)).toMatchObject({ isPaidByFamily: false, hasReceipts: true });
    await learner.post('/api/cancel-subscription', {});
    await pass(learner, 8);
    // The grown-up is another customer, who does not see the card and the receipts of the aunt.
    await pay(parent, (await buy(parent, learner)).sessionId);
    expect(await planOf(parent, learner)).toMatchObject({ paidBy: 'caller' });
    expect(await rows('sandbox_customers')).toBe(1);
  });

  test('after the plan of the family has ended, the learner buys as another customer', async () => {
    const { learner, parent } = await paidFor();
    await parent.call(familyPayments.cancel, of(learner));
    await pass(parent, 8);
    expect(await planOf(parent, learner)).toMatchObject({
      tier: 'free',
      paidBy: null,
      own: { status: 'inactive', hasReceipts: true },
    });
    expect(await ownPlan(learner)).toMatchObject({ tier: 'free', hasReceipts: false });
    const body = { ...monthly, grownUp: true, payerEmail: 'aunt@example.org' } as const;
    await pay(learner, (await learner.call(subscriptions.checkout, { body })).sessionId);
    expect(await planOf(parent, learner)).toMatchObject({ paidBy: 'learner', own: null });
    expect(await rows('subscription_payers')).toBe(0);
  });

  test('the payer moves to a higher plan', async () => {
    const { learner, parent } = await paidFor();
    await pay(parent, (await buy(parent, learner, 'premium')).sessionId);
    expect(await planOf(parent, learner)).toMatchObject({ tier: 'premium', paidBy: 'caller' });
    expect(await ownPlan(learner)).toMatchObject({ tier: 'premium', isPaidByFamily: true });
  });

  // Shows: A7 races
  test('a button that is pressed twice opens one checkout, and so do two grown-ups', async () => {
    const { learner, parent } = await linked(site);
    const key = { 'idempotency-key': `${String(parent.user.id)}-${'a'.repeat(32)}` };
    const presses = await Promise.all(
      [key, key, {}, {}].map((headers) =>
        parent.post(pathOf(learner.user.id, '/checkout'), monthly, headers),
      ),
    );
    const sessions = presses.flatMap((press) =>
      press.status === 200 ? [press.json<{ sessionId: string }>().sessionId] : [],
    );
    expect(sessions.length).toBeGreaterThan(0);
    expect(new Set(sessions).size).toBe(1);
    const other = await site.signedIn(grownUp('lise'));
    await link(learner, other);
    const { sessionId } = await buy(other, learner);
    expect((await parent.get(`/api/sandbox/sessions/${sessions[0] ?? ''}`)).status).toBe(404);
    await pay(other, sessionId);
    expect(await planOf(parent, learner)).toMatchObject({ paidBy: 'another' });
  });

  test('after the link has ended, the payer can cancel, and nothing else', async () => {
    const { learner, parent } = await paidFor();
    await learner.call(families.end, { params: { id: parent.user.id }, body: {} });
    const { id, username, firstName } = learner.user;
    expect(await parent.call(families.mine)).toMatchObject({
      learners: [],
      paysFor: [{ id, username, firstName, isCancelling: false }],
    });
    const [status, checkout, cancel, resume, portal] = await tryAll(parent, id);
    expect([status, checkout, resume, portal].map((one) => one?.status)).toEqual(
      Array(4).fill(404),
    );
    expect(cancel?.status).toBe(200);
    expect((await parent.get(`/api/family/${String(id)}/record`)).status).toBe(404);
    expect(await parent.call(families.mine)).toMatchObject({ paysFor: [{ isCancelling: true }] });
    await pass(parent, 8);
    expect(await parent.call(families.mine)).toMatchObject({ paysFor: [] });
    expect((await parent.post(pathOf(id, '/cancel'), {})).status).toBe(404);
  });

  test('ends with its period if the payer turns out to be no grown-up', async () => {
    const { learner, parent } = await paidFor();
    await parent.call(profile.change, { body: { ageRange: '13-17' } });
    await site.doJobs();
    expect(await ownPlan(learner)).toMatchObject({ tier: 'basic', isCancelling: true });
  });

  // Shows: A28 erasure
  test('stays until its period ends if the payer erases the account, and nothing of the payer stays', async () => {
    const { learner, parent } = await paidFor();
    await pass(parent, 8);
    await parent.call(profile.erase, { body: { password: grace.password } });
    expect(await ownPlan(learner)).toMatchObject({ tier: 'basic', isCancelling: true });
    site.clock.pass(8 * day);
    await site.hourly['erasures']?.();
    for (const table of ['subscription_payers', 'subscriptions', 'sandbox_customers']) {
      expect(await rows(table)).toBe(0);
    }
    expect(await ownPlan(learner)).toMatchObject({
      tier: 'basic',
      isCancelling: true,
      isPaidByFamily: false,
      hasReceipts: false,
    });
    site.clock.pass(31 * day);
    await site.hourly['subscription-ends']?.();
    const stored = await site.pool.query(
      'select subscription_tier, subscription_status from users where id = $1',
      [learner.user.id],
    );
    expect(stored.rows).toEqual([{ subscription_tier: 'free', subscription_status: 'inactive' }]);
  });

  test('stays after the erasure, although the learner and another grown-up leave checkouts', async () => {
    const { learner, parent } = await paidFor();
    const other = await site.signedIn(grownUp('lise'));
    await link(learner, other);
    await pass(parent, 8);
    await parent.call(profile.erase, { body: { password: grace.password } });
    site.clock.pass(8 * day);
    await site.hourly['erasures']?.();
    const body = {
      planId: 'premium',
      billingCycle: 'monthly',
      grownUp: true,
      payerEmail: 'aunt@example.org',
    } as const;
    await learner.call(subscriptions.checkout, { body });
    await site.nightly['compared-payments']?.();
    expect(await ownPlan(learner)).toMatchObject({ tier: 'basic', isCancelling: true });
    await buy(other, learner, 'premium');
    await site.nightly['compared-payments']?.();
    expect(await ownPlan(learner)).toMatchObject({ tier: 'basic', isCancelling: true });
    site.clock.pass(31 * day);
    await site.hourly['subscription-ends']?.();
    const stored = await site.pool.query('select subscription_tier from users where id = $1', [
      learner.user.id,
    ]);
    expect(stored.rows).toEqual([{ subscription_tier: 'free' }]);
  });

  test('ends with the account of the learner, and the payer is told', async () => {
    const { learner } = await paidFor();
    await learner.call(profile.erase, { body: { password: ada.password } });
    site.clock.pass(8 * day);
    await site.hourly['erasures']?.();
    await site.doJobs();
    for (const table of ['subscription_payers', 'subscriptions', 'sandbox_customers']) {
      expect(await rows(table)).toBe(0);
    }
    expect(site.mails.at(-1)?.to).toBe('emmy@example.org');
  });
});

describe('at Stripe', () => {
  const { site, stripe, send, sendAll, unsent } = useSiteWithStripe();

  // Shows: A7 races
  test('a late answer about the earlier payer changes nothing for the next one', async () => {
    const { learner, parent } = await linked(site);
    const { sessionId } = await buy(parent, learner);
    const { id } = stripe.state.pay(sessionId, 'emmy@example.org');
    stripe.state.end(id);
    const [late, ...events] = unsent().toReversed();
    if (late === undefined) throw new Error('Nothing was reported.');
    for (const event of events) await send(stripe.signed(event));
    const { held, release } = stripe.holdNextState();
    const answer = send(stripe.signed(late));
    await held;
    const body = { ...monthly, grownUp: true, payerEmail: 'aunt@example.org' } as const;
    stripe.state.pay((await learner.call(subscriptions.checkout, { body })).sessionId);
    await sendAll();
    expect(await ownPlan(learner)).toMatchObject({ tier: 'basic', isPaidByFamily: false });
    release();
    expect((await answer).status).toBe(200);
    expect(await ownPlan(learner)).toMatchObject({ tier: 'basic', hasReceipts: true });
  });

  test('the customer has the address of the grown-up, and messages count once, in any order', async () => {
    const { learner, parent } = await linked(site);
    const { sessionId } = await buy(parent, learner);
    const subscription = stripe.state.pay(sessionId, 'emmy@example.org');
    const updates = stripe.calls.filter(({ path }) => path.startsWith('/v1/customers/'));
    expect(updates.map(({ asked }) => asked)).toContainEqual({ email: 'emmy@example.org' });
    const events = unsent();
    for (const event of [...events.toReversed(), ...events]) {
      expect((await send(stripe.signed(event))).status).toBe(200);
    }
    expect(await planOf(parent, learner)).toMatchObject({ tier: 'basic', paidBy: 'caller' });
    stripe.state.endWithPeriod(subscription.id, true);
    stripe.state.end(subscription.id);
    for (const event of unsent().toReversed()) await send(stripe.signed(event));
    expect(await planOf(parent, learner)).toMatchObject({ tier: 'free', paidBy: null });
    for (const event of events) await send(stripe.signed(event));
    expect(await planOf(parent, learner)).toMatchObject({ tier: 'free', paidBy: null });
  });
});
