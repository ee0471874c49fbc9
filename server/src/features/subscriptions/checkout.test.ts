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

describe('what is chosen', () => {
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
    [{ ...basic, price: 0.01 }, 'There is no field called "price" here.'],
    [{ ...basic, priceId: 'price_1' }, 'There is no field called "priceId" here.'],
  ])('[5 checkout plan and cycle] [A6 bodies] %j is refused: %s', async (body, message) => {
    const browser = await site.signedIn(grownUp);
    expect(await refusal(browser, body)).toEqual({
      status: 422,
      message,
      error: 'Unprocessable Entity',
      code: 'invalid',
    });
    expect(await checkouts()).toEqual([]);
  });

  test('[A6 tiers] is a higher plan that is sold, from each tier', async () => {
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
      'free to ultimate: coming',
      'basic to free: downgrade',
      'basic to basic: current-plan',
      'basic to premium: ok',
      'basic to ultimate: coming',
      'premium to free: downgrade',
      'premium to basic: downgrade',
      'premium to premium: current-plan',
      'premium to ultimate: coming',
      'ultimate to free: downgrade',
      'ultimate to basic: downgrade',
      'ultimate to premium: downgrade',
      'ultimate to ultimate: current-plan',
    ]);
  });

  test('[8 downgrade attempt] who wants less is sent to the support', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'premium');
    expect(await refusal(browser, basic)).toMatchObject({
      status: 409,
      message: 'Please contact support if you wish to downgrade your subscription.',
    });
  });

  test('a plan that is about to end is kept first, and then changed', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    await browser.call(subscriptions.cancel);
    const premium = { ...basic, planId: 'premium' };
    expect(await refusal(browser, premium)).toMatchObject({ status: 409, code: 'cancelling' });
    await browser.call(subscriptions.resume, { body: {} });
    expect(await browser.call(subscriptions.status)).toMatchObject({ status: 'active' });
    expect((await browser.post('/api/create-checkout-session', premium)).status).toBe(200);
  });

  test('nothing is cancelled where there is nothing', async () => {
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

describe('[A8 sessions] one at a time', () => {
  test('twenty calls at once make one session', async () => {
    const browser = await site.signedIn(grownUp);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/create-checkout-session', basic)),
    );
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await checkouts()).toHaveLength(1);
  });

  test('another choice closes the one before, which cannot be paid any more', async () => {
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

  test('twenty different choices at once leave one that can be paid', async () => {
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
  });

  test('what ended can be begun again, with free days again', async () => {
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
  'who calls %s again and again waits a minute',
  async (path) => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    const answers: number[] = [];
    for (let at = 0; at < 60; at += 1) answers.push((await browser.post(`/api/${path}`)).status);
    expect(answers[0]).toBe(200);
    expect(answers.at(-1)).toBe(429);
  },
);

describe('who pays', () => {
  const signedInAs = (ageRange: AgeRange) => site.signedIn({ ...ada, ageRange });

  test('below 18 a grown-up is asked for', async () => {
    const browser = await signedInAs('13-17');
    expect(await refusal(browser, basic)).toEqual({
      status: 403,
      message: 'Please ask a grown-up to sit with you. Only a grown-up can pay.',
      error: 'Forbidden',
      code: 'grown-up-needed',
    });
    const answer = await browser.post('/api/create-checkout-session', { ...basic, grownUp: true });
    expect(answer.status).toBe(200);
  });

  test('[A29 checkout] a child waits for a parent’s yes, then a grown-up pays; a no ends it with its period', async () => {
    const browser = await site.signUp({ ...ada, ageRange: 'under-13', lastName: '' });
    await site.doJobs();
    const withGrownUp = { ...basic, grownUp: true };
    expect(await refusal(browser, withGrownUp)).toMatchObject({
      status: 403,
      code: 'consent-needed',
      message: expect.stringMatching(
        /^Before buying a plan, your parent or guardian has to say yes/,
      ),
    });
    const token = /#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await site.visitor().call(consent.approve, {
      body: { token, isGuardian: true, freeChat: false },
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

  test('who turns out to be under 13 is charged no more while the parent has not answered', async () => {
    const browser = await site.signUp({ ...ada, ageRange: '13-17' });
    const { sessionId } = await browser.call(subscriptions.checkout, {
      body: { planId: 'basic', billingCycle: 'monthly', grownUp: true },
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

  test('nobody who is not signed in', async () => {
    for (const path of ['/api/create-checkout-session', '/api/cancel-subscription']) {
      const answer = await site.visitor().post(path, basic);
      expect(answer.status).toBe(401);
      expect(PaymentError.parse(answer.json())).toMatchObject({ code: 'not-signed-in' });
    }
    expect((await site.visitor().get('/api/subscription-status')).status).toBe(401);
  });
});

test('[7 GET /api/subscription-plans] the plans are there for everybody', async () => {
  expect(await site.visitor().call(subscriptions.plans)).toEqual(plans);
});

describe('the mail before a trial ends', () => {
  test('[9 trial-ending warning] says the day and the price, once, three days before', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails).toHaveLength(0);
    site.clock.pass(4.5 * 24 * 3_600_000);
    for (let hour = 0; hour < 3; hour += 1) await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject)).toEqual([
      'Your free trial ends on March 8, 2027',
    ]);
    expect(site.mails[0]?.text).toContain('the card is charged $9.99, and then every month');
  });

  test('names the day that it is where the learner is', async () => {
    const browser = await site.signedIn(grownUp);
    site.clock.set('2027-03-01T20:00:00Z');
    await subscribe(browser, 'basic');
    await site.pool.query("update users set time_zone = 'Pacific/Auckland'");
    site.clock.pass(4.5 * 24 * 3_600_000);
    await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject)).toEqual([
      'Your free trial ends on March 9, 2027',
    ]);
    expect(site.mails[0]?.text).toContain('cancel it before the trial ends and nothing is charged');
  });

  test('is not sent to who has cancelled', async () => {
    const browser = await site.signedIn(grownUp);
    await subscribe(browser, 'basic');
    await browser.call(subscriptions.cancel);
    site.clock.pass(4.5 * 24 * 3_600_000);
    await site.hourly['trial-ends']?.();
    await site.doJobs();
    expect(site.mails).toEqual([]);
  });
});

test('a period that is over ends without any message', async () => {
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
