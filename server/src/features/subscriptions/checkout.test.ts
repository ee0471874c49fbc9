import {
  consent,
  PaymentError,
  plans,
  profile,
  sandbox,
  subscriptions,
  tiers,
  type AgeRange,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
beforeEach(() => {
  site.clock.set('2027-03-01T12:00:00Z');
  site.mails.length = 0;
});
afterEach(() => site.forgetLearners());

const grownUp = { ...ada, ageRange: '18-plus' } as const;
const basic = { planId: 'basic', billingCycle: 'monthly' };

async function refusal(browser: SignedInClient, body: unknown) {
  const answer = await browser.post('/api/create-checkout-session', body);
  expect(answer.status, answer.text).not.toBe(200);
  return { status: answer.status, ...PaymentError.parse(answer.json()) };
}

async function subscribe(browser: SignedInClient, planId: 'basic' | 'premium') {
  const body = { planId, billingCycle: 'monthly' } as const;
  const { sessionId } = await browser.call(subscriptions.checkout, { body });
  await browser.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
}

const checkouts = async () =>
  (
    await site.pool.query<{ session_id: string; settled: boolean }>(
      'select session_id, settled_at is not null as settled from checkouts order by id',
    )
  ).rows;

describe('the choice of a plan', () => {
  // Shows: 5 checkout plan and cycle; A6 bodies
  test.each([
    [{}, 'Please select a subscription plan'],
    [{ billingCycle: 'monthly' }, 'Please select a subscription plan'],
    [{ planId: '__proto__', billingCycle: 'monthly' }, 'Please select a subscription plan'],
    [{ planId: ['basic'], billingCycle: 'monthly' }, 'Please select a subscription plan'],
    [{ planId: 'basic' }, 'Please select a valid billing cycle (monthly or annually)'],
    [
      { planId: 'basic', billingCycle: 'yearly' },
      'Please select a valid billing cycle (monthly or annually)',
    ],
    [{ ...basic, price: 0.01 }, "Part of this doesn't belong here."],
    [{ ...basic, priceId: 'price_1' }, "Part of this doesn't belong here."],
  ])('%j is refused: %s', async (body, message) => {
    const browser = await site.signedIn(grownUp);
    expect(await refusal(browser, body)).toEqual({
      status: 422,
      message,
      error: 'Unprocessable Entity',
      code: 'invalid',
    });
    expect(await checkouts()).toEqual([]);
  });

  // Shows: A6 tiers
  test('accepts only a higher plan, from each tier', async () => {
    const browser = await site.signedIn(grownUp);
    const codes: string[] = [];
    for (const from of tiers) {
      await site.pool.query('update users set subscription_tier = $1', [from]);
      for (const planId of tiers) {
        const answer = await browser.post('/api/create-checkout-session', { ...basic, planId });
        const code = answer.status === 200 ? 'ok' : PaymentError.parse(answer.json()).code;
        codes.push(`${from} to ${planId}: ${code}`);
      }
    }
    expect(codes).toEqual([
      'free to free: current-plan',
      'free to basic: ok',
      'free to premium: ok',
      'free to ultimate: ok',
      'basic to free: downgrade',
      'basic to basic: current-plan',
      'basic to premium: ok',
      'basic to ultimate: ok',
      'premium to free: downgrade',
      'premium to basic: downgrade',
      'premium to premium: current-plan',
      'premium to ultimate: ok',
      'ultimate to free: downgrade',
      'ultimate to basic: downgrade',
      'ultimate to premium: downgrade',
      'ultimate to ultimate: current-plan',
    ]);
  });

  // Shows: 8 downgrade attempt
  test('a learner who wants a lower plan is sent to support', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'premium');
    expect(await refusal(browser, basic)).toMatchObject({
      status: 409,
      message: 'Please contact support if you wish to downgrade your subscription.',
    });
  });

  describe('a plan that was cancelled', () => {
    const premium = { planId: 'premium', billingCycle: 'monthly' } as const;
    let browser: SignedInClient;
    beforeEach(async () => {
      browser = await site.signedIn(grownUp);
      await subscribe(browser, 'basic');
      await browser.call(subscriptions.cancel);
      await site.doJobs();
      site.mails.length = 0;
    });
    const statusNow = () => browser.call(subscriptions.status);

    test('can be upgraded, and continues as the new plan', async () => {
      await subscribe(browser, 'premium');
      expect(await statusNow()).toMatchObject({ tier: 'premium', status: 'active' });
      await site.doJobs();
      expect(await statusNow()).toMatchObject({ tier: 'premium', status: 'active' });
      expect(site.mails.map(({ subject }) => subject)).toEqual([
        'Qubloom: Your plan is Premium now',
      ]);
    });

    test('stays cancelled for a learner who leaves the page of the upgrade, and ends', async () => {
      await browser.call(subscriptions.checkout, { body: premium });
      await site.nightly['compared-payments']?.();
      expect(await statusNow()).toMatchObject({ tier: 'basic', status: 'cancelling' });
      await site.doJobs();
      expect(await statusNow()).toMatchObject({ tier: 'basic', status: 'cancelling' });
      await browser.call(sandbox.passDays, { body: { days: 8 } });
      expect(await statusNow()).toMatchObject({ tier: 'free' });
      expect(site.mails).toEqual([]);
    });

    test('is kept for a learner who asks for it after leaving the page of the upgrade', async () => {
      await browser.call(subscriptions.checkout, { body: premium });
      await browser.call(subscriptions.resume, { body: {} });
      await site.doJobs();
      expect(await statusNow()).toMatchObject({ tier: 'basic', status: 'active' });
      expect(site.mails.map(({ subject }) => subject)).toEqual(['Qubloom: Basic continues']);
    });

    test('cannot be upgraded in its last hours, so nothing is charged for it', async () => {
      site.clock.pass(7 * 24 * 3_600_000 - 2 * 3_600_000);
      expect(await refusal(browser, premium)).toMatchObject({
        status: 409,
        code: 'cancelling',
        message:
          'Your plan is about to end. Please choose the new one in a few hours, when it has ended.',
      });
    });
  });

  test('without a subscription, nothing can be cancelled', async () => {
    const browser = await site.signedIn(grownUp);
    const answer = await browser.post('/api/cancel-subscription');
    expect([answer.status, answer.json()]).toEqual([
      409,
      {
        message: 'There is no subscription to cancel.',
        error: 'Conflict',
        code: 'nothing-to-cancel',
      },
    ]);
  });
});

// Shows: A8 sessions
describe('one checkout at a time', () => {
  test('twenty calls at once make one session', async () => {
    const browser = await site.signedIn(grownUp);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/create-checkout-session', basic)),
    );
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await checkouts()).toHaveLength(1);
  });

  test('another choice closes the session before it, which can no longer be paid', async () => {
    const browser = await site.signedIn(grownUp);
    const first = await browser.call(subscriptions.checkout, {
      body: { planId: 'basic', billingCycle: 'monthly' },
    });
    await subscribe(browser, 'premium');
    const late = await browser.post(`/api/sandbox/sessions/${first.sessionId}/pay`, {
      card: 'succeeds',
    });
    expect(late.status).toBe(409);
    expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'premium' });
  });

  test(
    'twenty different choices at once leave one session that can be paid',
    { tags: ['exhaustive'] },
    async () => {
      const browser = await site.signedIn(grownUp);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          browser.post('/api/create-checkout-session', {
            planId: at % 2 === 0 ? 'basic' : 'premium',
            billingCycle: at % 3 === 0 ? 'monthly' : 'annually',
          }),
        ),
      );
      expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      const paid: number[] = [];
      for (const answer of answers.filter(({ status }) => status === 200)) {
        const { sessionId } = answer.json<{ sessionId: string }>();
        const path = `/api/sandbox/sessions/${sessionId}/pay`;
        paid.push((await browser.post(path, { card: 'succeeds' })).status);
      }
      expect(paid.filter((code) => code === 200).length).toBeLessThanOrEqual(1);
      const open = (await checkouts()).filter(({ settled }) => !settled);
      expect(open.length).toBeLessThanOrEqual(1);
    },
  );

  test('a learner whose plan has ended can start again, with free days again', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    await browser.call(subscriptions.cancel);
    await browser.call(sandbox.passDays, { body: { days: 8 } });
    expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'free' });
    await subscribe(browser, 'basic');
    expect(await browser.call(subscriptions.status)).toMatchObject({
      tier: 'basic',
      daysLeftInTrial: 7,
    });
  });
});

test.each(['cancel-subscription', 'resume-subscription', 'billing-portal'])(
  'a learner who calls %s again and again has to wait a minute',
  async (path) => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    const answers: number[] = [];
    for (let at = 0; at < 60; at += 1) answers.push((await browser.post(`/api/${path}`)).status);
    expect(answers[0]).toBe(200);
    expect(answers.at(-1)).toBe(429);
  },
);

describe('the person who pays', () => {
  const payerEmail = 'mother@example.org';
  const signedInAs = (ageRange: AgeRange) => site.signedIn({ ...ada, ageRange });

  test('a learner below 18 needs a grown-up', async () => {
    const browser = await signedInAs('13-17');
    expect(await refusal(browser, basic)).toEqual({
      status: 403,
      message: 'Please ask a grown-up to sit with you. Only a grown-up can pay.',
      error: 'Forbidden',
      code: 'grown-up-needed',
    });
    const sitting = { ...basic, grownUp: true };
    expect(await refusal(browser, sitting)).toEqual({
      status: 422,
      message: "Please enter the grown-up's email address.",
      error: 'Unprocessable Entity',
      code: 'grown-up-needed',
    });
    const wrong = { ...sitting, payerEmail: 'mother' };
    expect(await refusal(browser, wrong)).toMatchObject({
      message: 'Please enter a valid email address.',
    });
    const body = { ...sitting, payerEmail };
    expect((await browser.post('/api/create-checkout-session', body)).status).toBe(200);
  });

  test('the grown-up of a learner from 13 to 17 gets the emails, is part of the data, and is erased with it', async () => {
    const browser = await site.signUp({ ...ada, ageRange: '13-17' });
    await site.doJobs();
    site.mails.length = 0;
    const typo = { planId: 'basic', billingCycle: 'monthly', grownUp: true } as const;
    const first = await browser.call(subscriptions.checkout, {
      body: { ...typo, payerEmail: 'mohter@example.org' },
    });
    const { sessionId: id } = await browser.call(subscriptions.checkout, {
      body: { ...typo, payerEmail },
    });
    expect(id).not.toBe(first.sessionId);
    expect(await browser.call(sandbox.session, { params: { id } })).toMatchObject({
      receiptsTo: 'm…@example.org',
    });
    await browser.call(sandbox.pay, { params: { id }, body: { card: 'succeeds' } });
    await site.doJobs();
    expect(site.mails.map(({ to }) => to).sort()).toEqual([ada.email, payerEmail].sort());
    const { password } = ada;
    const data = await browser.call(profile.download, { body: { password } });
    const parts = data.parts.filter(({ name }) => ['subscriptions', 'checkouts'].includes(name));
    expect(JSON.stringify(parts)).toContain(payerEmail);
    await site.pool.query("update users set erasure_asked_at = now() - interval '900 days'");
    await site.hourly['erasures']?.();
    const left = await site.pool.query(
      'select payer_email from subscriptions union all select payer_email from checkouts',
    );
    expect(left.rows).toEqual([]);
  });

  // Shows: A29 checkout
  test('a child waits for a parent’s yes before a grown-up pays, and a no ends the plan with its period', async () => {
    const browser = await site.signUp({ ...ada, ageRange: 'under-13', lastName: '' });
    await site.doJobs();
    const withGrownUp = { ...basic, grownUp: true };
    expect(await refusal(browser, withGrownUp)).toMatchObject({
      status: 403,
      code: 'consent-needed',
      message: expect.stringMatching(
        /^Your parent or guardian has to say yes to buying a plan first/,
      ),
    });
    const token = /#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await site.visitor().call(consent.approve, {
      body: { token, isGuardian: true, rooms: false, freeChat: false, buying: true },
    });
    expect(await refusal(browser, basic)).toMatchObject({ code: 'grown-up-needed' });
    const { sessionId } = await browser.call(subscriptions.checkout, {
      body: { planId: 'basic', billingCycle: 'monthly', grownUp: true },
    });
    await browser.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
    expect(await browser.call(subscriptions.status)).toMatchObject({ status: 'active' });

    await site.visitor().call(consent.askLink, { body: { email: ada.email } });
    await site.doJobs();
    const link = /#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const { key } = await site.visitor().call(consent.open, { body: { token: link } });
    await site.visitor().call(consent.change, { body: { key, state: 'withdrawn' } });
    await site.doJobs();
    expect(await browser.call(subscriptions.status)).toMatchObject({
      tier: 'basic',
      status: 'cancelling',
    });
    const resumed = await browser.post('/api/resume-subscription', { grownUp: true });
    expect(resumed.json()).toMatchObject({ code: 'consent-needed' });
  });

  test('a child whose parent ticked only study rooms cannot buy, and a plan ends with its period if the tick is removed', async () => {
    const browser = await site.signUp({ ...ada, ageRange: 'under-13', lastName: '' });
    await site.doJobs();
    const tokenIn = () => /#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const parent = site.visitor();
    await parent.call(consent.approve, {
      body: { token: tokenIn(), isGuardian: true, rooms: true, freeChat: false, buying: false },
    });
    const order = { planId: 'basic', billingCycle: 'monthly', grownUp: true } as const;
    expect(await refusal(browser, order)).toMatchObject({
      status: 403,
      code: 'consent-needed',
      message: expect.stringMatching(/hasn't said yes to buying a plan/),
    });
    await site.doJobs();
    await parent.call(consent.askLink, { body: { email: ada.email } });
    await site.doJobs();
    const { key } = await parent.call(consent.open, { body: { token: tokenIn() } });
    await parent.call(consent.change, { body: { key, buying: true } });
    const { sessionId } = await browser.call(subscriptions.checkout, { body: order });
    await browser.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
    await parent.call(consent.change, { body: { key, buying: false } });
    await site.doJobs();
    expect(await browser.call(subscriptions.status)).toMatchObject({ status: 'cancelling' });
  });

  test('a learner who turns out to be under 13 is not charged while the parent has not answered', async () => {
    const browser = await site.signUp({ ...ada, ageRange: '13-17' });
    const { sessionId } = await browser.call(subscriptions.checkout, {
      body: { planId: 'basic', billingCycle: 'monthly', grownUp: true, payerEmail },
    });
    await browser.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
    const { password } = ada;
    const parentEmail = 'annabella@example.org';
    await browser.call(profile.change, { body: { ageRange: 'under-13', parentEmail, password } });
    await site.doJobs();
    expect(await browser.call(subscriptions.status)).toMatchObject({
      tier: 'basic',
      status: 'cancelling',
    });
  });

  test('a visitor cannot buy', async () => {
    for (const path of ['/api/create-checkout-session', '/api/cancel-subscription']) {
      const answer = await site.visitor().post(path, basic);
      expect(answer.status).toBe(401);
      expect(PaymentError.parse(answer.json())).toMatchObject({ code: 'not-signed-in' });
    }
    expect((await site.visitor().get('/api/subscription-status')).status).toBe(401);
  });
});

// Shows: 7 GET /api/subscription-plans
test('everybody can read the plans', async () => {
  expect(await site.visitor().call(subscriptions.plans)).toEqual(plans);
});

describe('the email before a trial ends', () => {
  // Shows: 9 trial-ending warning
  test('states the day and the price, once, three days before', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails).toHaveLength(1);
    site.mails.length = 0;
    site.clock.pass(4.5 * 24 * 3_600_000);
    for (let hour = 0; hour < 3; hour += 1) await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject)).toEqual([
      'Your free trial ends on March 8, 2027',
    ]);
    expect(site.mails[0]?.text).toContain('the card is charged $9.99, and then again every month');
  });

  test('names the day in the learner’s time zone', async () => {
    const browser = await site.signedIn(grownUp);
    site.clock.set('2027-03-01T20:00:00Z');
    await subscribe(browser, 'basic');
    await site.pool.query("update users set time_zone = 'Pacific/Auckland'");
    site.clock.pass(4.5 * 24 * 3_600_000);
    await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject)).toEqual([
      'Qubloom: Your free trial of Basic has begun',
      'Your free trial ends on March 9, 2027',
    ]);
    expect(site.mails[1]?.text).toContain(
      'cancel it before the trial ends, and nothing is charged',
    );
  });

  test('is not sent to a learner who has cancelled', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    await browser.call(subscriptions.cancel);
    site.clock.pass(4.5 * 24 * 3_600_000);
    await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject)).toEqual([
      'Qubloom: Your free trial of Basic has begun',
      'Qubloom: Basic is cancelled',
    ]);
  });
});

test('a period ends on time even without a message from the provider', async () => {
  const browser = await site.signedIn(grownUp);
  const other = await site.signedIn({ ...grace, ageRange: '18-plus' });
  await subscribe(browser, 'basic');
  await subscribe(other, 'basic');
  await browser.call(subscriptions.cancel);
  site.clock.pass(8 * 24 * 3_600_000);
  await site.hourly['subscription-ends']?.();
  expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'free' });
  expect(await other.call(subscriptions.status)).toMatchObject({
    tier: 'basic',
    isTrialActive: false,
  });
});
