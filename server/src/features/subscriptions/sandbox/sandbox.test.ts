import { courses, sandbox, subscriptions, type BodyInput } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../../testing/app.ts';
import { complete, lessonsOf } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';
import { nextPeriodStart } from './state.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const grownUp = { ...ada, ageRange: '18-plus' } as const;

const choose = (
  browser: SignedInClient,
  planId: 'basic' | 'premium',
  billingCycle: 'monthly' | 'annually' = 'monthly',
) => browser.call(subscriptions.checkout, { body: { planId, billingCycle } });

type Payment = BodyInput<typeof sandbox.pay>;
const pay = (browser: SignedInClient, id: string, body: Payment = { card: 'succeeds' }) =>
  browser.call(sandbox.pay, { params: { id }, body });

const status = (browser: SignedInClient) => browser.call(subscriptions.status);
const pass = (browser: SignedInClient, days: number) =>
  browser.call(sandbox.passDays, { body: { days } });

async function isOpen(browser: SignedInClient, title: string): Promise<boolean> {
  const list = await browser.call(courses.list);
  return list.some((course) => course.title === title && !course.isLocked);
}

describe('a subscription from its start to its end', () => {
  // Shows: 7 POST /api/create-checkout-session; 9 free trial days
  test('begins with seven free days', async () => {
    const browser = await site.signedIn(grownUp);
    expect(await isOpen(browser, 'The basic-course')).toBe(false);
    const { sessionUrl, sessionId } = await choose(browser, 'basic');
    expect(sessionUrl).toBe(`http://localhost:3000/sandbox?session=${sessionId}`);
    expect(await browser.call(sandbox.session, { params: { id: sessionId } })).toEqual({
      id: sessionId,
      kind: 'checkout',
      state: 'open',
      planId: 'basic',
      billingCycle: 'monthly',
      forWhom: null,
      price: 9.99,
      firstChargeAt: expect.stringMatching(/^2027-03-08T12:00/),
      isRunning: false,
      receiptsTo: null,
      receipts: [],
      leaveUrl: 'http://localhost:3000/subscribe?checkout=cancelled',
    });
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
    expect(await pay(browser, sessionId)).toEqual({
      outcome: 'paid',
      url: 'http://localhost:3000/dashboard?checkout=success',
    });
    expect(await status(browser)).toEqual({
      tier: 'basic',
      status: 'active',
      isTrialActive: true,
      daysLeftInTrial: 7,
      trialEnd: expect.stringMatching(/^2027-03-08T12:00/),
      isCancelling: false,
      currentPeriodEnd: expect.stringMatching(/^2027-03-08T12:00/),
      billingCycle: 'monthly',
      card: { brand: 'sandbox', last4: '4242' },
      hasPaymentProblem: false,
      hasReceipts: true,
      isPaidByFamily: false,
    });
    expect(await isOpen(browser, 'The basic-course')).toBe(true);
    expect(await isOpen(browser, 'The premium-course')).toBe(false);
  });

  test('is upgraded in place, cancelled, and ends with its period, without any loss of what was learned', async () => {
    const browser = await site.signedIn(grownUp);
    await pay(browser, (await choose(browser, 'basic')).sessionId);
    const [lesson] = await lessonsOf(browser, 'The basic-course');
    await complete(browser, lesson.id);

    const upgrade = await choose(browser, 'premium');
    expect(
      await browser.call(sandbox.session, { params: { id: upgrade.sessionId } }),
    ).toMatchObject({ kind: 'upgrade', planId: 'premium', price: 19.99 });
    await pay(browser, upgrade.sessionId);
    expect(await status(browser)).toMatchObject({ tier: 'premium', isTrialActive: true });
    expect(await isOpen(browser, 'The premium-course')).toBe(true);

    await pass(browser, 8);
    expect(await status(browser)).toMatchObject({
      tier: 'premium',
      isTrialActive: false,
      daysLeftInTrial: 0,
      currentPeriodEnd: expect.stringMatching(/^2027-03-28/),
    });
    const { currentPeriodEnd } = await browser.call(subscriptions.cancel);
    expect(await status(browser)).toMatchObject({
      tier: 'premium',
      status: 'cancelling',
      isCancelling: true,
      currentPeriodEnd,
    });
    expect(await browser.call(subscriptions.cancel)).toEqual({ currentPeriodEnd });
    expect(await isOpen(browser, 'The premium-course')).toBe(true);

    await pass(browser, 31);
    expect(await status(browser)).toMatchObject({
      tier: 'free',
      status: 'inactive',
      isCancelling: false,
      currentPeriodEnd: null,
    });
    expect(await isOpen(browser, 'The basic-course')).toBe(false);
    const progress = await browser.call(courses.progress, { params: { id: lesson.courseId } });
    expect(progress.completedLessons).toEqual([lesson.id]);
  });
});

describe('the page of the sandbox', () => {
  test('a card that fails is refused, and another one can be tried', async () => {
    const browser = await site.signedIn(grownUp);
    const { sessionId } = await choose(browser, 'basic');
    expect(await pay(browser, sessionId, { card: 'fails' })).toEqual({
      outcome: 'declined',
      message: 'The card was declined. Please try another one.',
    });
    expect(await status(browser)).toMatchObject({ tier: 'free' });
    expect(await pay(browser, sessionId)).toMatchObject({ outcome: 'paid' });
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
  });

  test('a second step is asked for, and the plan is paid only after it has passed', async () => {
    const browser = await site.signedIn(grownUp);
    const { sessionId } = await choose(browser, 'basic');
    const card = 'second-step';
    expect(await pay(browser, sessionId, { card })).toEqual({ outcome: 'second-step' });
    expect(await pay(browser, sessionId, { card, confirmed: false })).toMatchObject({
      outcome: 'declined',
    });
    expect(await status(browser)).toMatchObject({ tier: 'free' });
    expect(await pay(browser, sessionId, { card, confirmed: true })).toMatchObject({
      outcome: 'paid',
    });
    expect(await status(browser)).toMatchObject({ tier: 'basic', card: { last4: '3155' } });
  });

  test('a session is paid once, no matter how often the button is pressed', async () => {
    const browser = await site.signedIn(grownUp);
    const { sessionId } = await choose(browser, 'basic');
    const presses = await Promise.all(
      Array.from({ length: 10 }, () =>
        browser.post(`/api/sandbox/sessions/${sessionId}/pay`, { card: 'succeeds' }),
      ),
    );
    expect(presses.some(({ status: code }) => code === 200)).toBe(true);
    expect(presses.every(({ status: code }) => code === 200 || code === 409)).toBe(true);
    const { rows } = await site.pool.query<{ count: number }>(
      "select jsonb_array_length(content -> 'subscriptions') as count from sandbox_customers",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  // Shows: A9 checkouts
  test('another learner cannot see a session', async () => {
    const browser = await site.signedIn(grownUp);
    const { sessionId } = await choose(browser, 'basic');
    const other = await site.signedIn({ ...grace, ageRange: '18-plus' });
    for (const answer of [
      await other.get(`/api/sandbox/sessions/${sessionId}`),
      await other.post(`/api/sandbox/sessions/${sessionId}/pay`, { card: 'succeeds' }),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, 'That session does not exist.']);
    }
    expect(await status(browser)).toMatchObject({ tier: 'free' });
  });

  test('another card can be entered on a page of its own', async () => {
    const browser = await site.signedIn(grownUp);
    await pay(browser, (await choose(browser, 'basic')).sessionId);
    const { sessionId } = await browser.call(subscriptions.portal);
    await pay(browser, sessionId, { card: 'second-step', confirmed: true });
    expect(await status(browser)).toMatchObject({ tier: 'basic', card: { last4: '3155' } });
  });
});

test('a renewal is due on the same day of the next month, or on its last day', () => {
  const later = (text: string, cycle: 'monthly' | 'annually') =>
    new Date(nextPeriodStart(Date.parse(text), cycle)).toISOString();
  expect(later('2027-01-31T10:00:00Z', 'monthly')).toBe('2027-02-28T10:00:00.000Z');
  expect(later('2027-12-05T10:00:00Z', 'monthly')).toBe('2028-01-05T10:00:00.000Z');
  expect(later('2028-02-29T10:00:00Z', 'annually')).toBe('2029-02-28T10:00:00.000Z');
});

describe('the settings', () => {
  const production = useTestApp({ options: { payments: { kind: 'sandbox', hasClock: false } } });
  const off = useTestApp({ options: { payments: { kind: 'off' } } });
  afterEach(async () => {
    await production.forgetLearners();
    await off.forgetLearners();
  });

  // Shows: A6 clock
  test('days cannot be skipped in production', async () => {
    const browser = await production.signedIn(grownUp);
    await pay(browser, (await choose(browser, 'basic')).sessionId);
    const answer = await browser.post('/api/sandbox/days', { days: 30 });
    expect(answer.status).toBe(404);
    expect(await status(browser)).toMatchObject({ isTrialActive: true, daysLeftInTrial: 7 });
  });

  // Shows: 8 checkout configuration error
  test('without a provider, the checkout says what is not set up', async () => {
    const browser = await off.signedIn(grownUp);
    const body = { planId: 'basic', billingCycle: 'monthly' };
    const answer = await browser.post('/api/create-checkout-session', body);
    expect(answer.status).toBe(503);
    expect(answer.json()).toEqual({
      message:
        'The price ids of the payment provider are not set up at this Qubloom. Please contact the administrator.',
      error: 'Service Unavailable',
      code: 'resource_missing',
    });
    for (const { path } of [sandbox.pay, sandbox.passDays]) {
      expect((await browser.post(path.replace(':id', 'cs_sandbox_1_0'), {})).status).toBe(404);
    }
    expect((await browser.post('/api/payment-events', {})).status).toBe(404);
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
  });
});
