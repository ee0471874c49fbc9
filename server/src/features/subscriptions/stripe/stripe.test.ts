import { PaymentError, sandbox, subscriptions } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { payer, useSiteWithStripe } from '../../../testing/stripe/site-with-stripe.ts';

const { site, stripe, passDays, checkout, subscribe, sendAll, status, unsent } =
  useSiteWithStripe();
const basic = { planId: 'basic', billingCycle: 'monthly' };
const callsTo = (path: string) =>
  stripe.calls.filter((call) => `${call.method} ${call.path}` === path);

// Shows: A6 exact price
describe('the checkout', () => {
  // Runs before the others: a price that was right once is not fetched again.
  test('is refused for a price that differs from the plan or does not exist', async () => {
    const browser = await site.signedIn(payer);
    const price = stripe.state.prices.get('price_basic_monthly');
    if (price === undefined) throw new Error('the double has no prices');
    for (const wrong of [
      { ...price, unit_amount: 99 },
      { ...price, currency: 'eur' },
      { ...price, active: false },
      { ...price, recurring: { interval: 'year', interval_count: 1 } as const },
      null,
    ]) {
      if (wrong === null) stripe.state.prices.delete(price.id);
      else stripe.state.prices.set(price.id, wrong);
      const answer = await browser.post('/api/create-checkout-session', basic);
      expect(answer.status).toBe(503);
      expect(PaymentError.parse(answer.json())).toMatchObject({ code: 'resource_missing' });
    }
    expect(callsTo('POST /v1/checkout/sessions')).toEqual([]);
    stripe.state.prices.set(price.id, price);
    expect((await browser.post('/api/create-checkout-session', basic)).status).toBe(200);
  });

  test.each([
    ['basic', 'monthly', 'price_basic_monthly'],
    ['basic', 'annually', 'price_basic_annually'],
    ['premium', 'monthly', 'price_premium_monthly'],
    ['premium', 'annually', 'price_premium_annually'],
    ['ultimate', 'monthly', 'price_ultimate_monthly'],
    ['ultimate', 'annually', 'price_ultimate_annually'],
  ] as const)(
    'for %s, %s, is at %s, with seven days and its own customer',
    async (planId, billingCycle, price) => {
      const browser = await site.signedIn(payer);
      const body = { planId, billingCycle };
      const { sessionUrl, sessionId } = await browser.call(subscriptions.checkout, { body });
      expect(sessionUrl).toBe(`https://checkout.stripe.example/${sessionId}`);
      const [call] = callsTo('POST /v1/checkout/sessions');
      expect(call?.asked).toEqual({
        mode: 'subscription',
        customer: [...stripe.state.customers.keys()][0],
        'line_items[0][price]': price,
        'line_items[0][quantity]': '1',
        'subscription_data[trial_period_days]': '7',
        payment_method_collection: 'always',
        success_url: 'http://localhost:3000/dashboard?checkout=success',
        cancel_url: 'http://localhost:3000/subscribe?checkout=cancelled',
        expires_at: expect.stringMatching(/^\d+$/),
      });
      expect(call?.key).toMatch(/^checkout-[0-9a-f-]{36}$/);
      expect([...stripe.state.customers.values()][0]?.metadata).toEqual({
        learner: String(browser.user.id),
      });
    },
  );
});

test("a grown-up's address is stored with the customer at Stripe, which shows it at the checkout", async () => {
  const browser = await site.signedIn({ ...payer, ageRange: '13-17' });
  const body = { ...basic, grownUp: true, payerEmail: 'mother@example.org' };
  expect((await browser.post('/api/create-checkout-session', body)).status).toBe(200);
  expect([...stripe.state.customers.values()].map(({ email }) => email)).toEqual([body.payerEmail]);
  expect(callsTo('POST /v1/checkout/sessions')[0]?.asked).not.toHaveProperty('customer_email');
});

// Shows: A8 twenty at once
describe('one subscription', () => {
  test('twenty calls at once make one customer and one session', async () => {
    const browser = await site.signedIn(payer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/create-checkout-session', basic)),
    );
    expect(new Set(answers.map(({ status: code, text }) => `${String(code)} ${text}`)).size).toBe(
      1,
    );
    expect(answers[0]?.status).toBe(200);
    expect(stripe.state.customers.size).toBe(1);
    expect(stripe.state.sessions.size).toBe(1);
  });

  test('a learner who has just paid does not pay for a second one, even if the event has not arrived', async () => {
    const browser = await site.signedIn(payer);
    const { sessionId } = await checkout(browser, 'basic');
    stripe.state.pay(sessionId);
    const again = await browser.post('/api/create-checkout-session', basic);
    expect(PaymentError.parse(again.json())).toMatchObject({ code: 'current-plan' });
    const premium = await browser.post('/api/create-checkout-session', {
      ...basic,
      planId: 'premium',
    });
    expect(premium.json<{ sessionId: string }>().sessionId).toMatch(/^bps_/);
    expect(stripe.state.sessions.size).toBe(1);
  });

  test('another choice closes the session before it', async () => {
    const browser = await site.signedIn(payer);
    const first = await checkout(browser, 'basic');
    await checkout(browser, 'premium');
    expect(stripe.state.sessions.get(first.sessionId)?.status).toBe('expired');
    expect(() => stripe.state.pay(first.sessionId)).toThrow('not open');
  });

  test('two subscriptions by mistake become one again, with the higher plan', async () => {
    const browser = await site.signedIn(payer);
    const kept = await subscribe(browser, 'premium');
    const session = [...stripe.state.sessions.values()][0];
    if (session === undefined) throw new Error('there is no session');
    // As if somebody had created one by hand.
    stripe.state.sessions.set('cs_by_hand', {
      ...session,
      id: 'cs_by_hand',
      status: 'open',
      asked: { ...session.asked, 'line_items[0][price]': 'price_basic_monthly' },
    });
    stripe.state.pay('cs_by_hand');
    await sendAll();
    const customer = String(session.customer);
    expect(stripe.state.liveOf(customer).map(({ id }) => id)).toEqual([kept]);
    expect(await status(browser)).toMatchObject({ tier: 'premium', status: 'active' });
  });
});

describe('an upgrade', () => {
  test('changes the running subscription after a grown-up has confirmed it', async () => {
    const browser = await site.signedIn(payer);
    const id = await subscribe(browser, 'basic');
    const { sessionId, sessionUrl } = await checkout(browser, 'premium');
    expect(sessionUrl).toBe(`https://billing.stripe.example/${sessionId}`);
    expect(callsTo('POST /v1/billing_portal/sessions')[0]?.asked).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_premium_monthly',
      'flow_data[after_completion][redirect][return_url]':
        'http://localhost:3000/dashboard?checkout=success',
    });
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
    stripe.state.confirmUpgrade(sessionId);
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'premium', isTrialActive: true });
    expect(stripe.state.subscriptions.size).toBe(1);
  });

  test('many clicks open one page, whose configuration is made once', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    const premium = { ...basic, planId: 'premium' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/api/create-checkout-session', premium)),
    );
    expect(answers.map(({ status: code }) => code)).toEqual(Array(10).fill(200));
    expect(callsTo('POST /v1/billing_portal/configurations').length).toBeLessThanOrEqual(1);
  });
});

describe('the rest of a subscription’s life', () => {
  test('the card and the receipts have a page at Stripe', async () => {
    const browser = await site.signedIn(payer);
    const none = await browser.post('/api/billing-portal');
    expect(PaymentError.parse(none.json())).toMatchObject({ code: 'nothing-to-cancel' });
    await subscribe(browser, 'basic');
    const { sessionUrl } = await browser.call(subscriptions.portal);
    expect(sessionUrl).toMatch(/^https:\/\/billing\.stripe\.example\//);
    expect(callsTo('POST /v1/billing_portal/sessions')[0]?.asked).not.toHaveProperty([
      'flow_data[type]',
    ]);
  });

  test('it can be cancelled at the end of its period, and kept again', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    const { currentPeriodEnd } = await browser.call(subscriptions.cancel);
    expect(currentPeriodEnd).toMatch(/^2027-03-08/);
    expect(await status(browser)).toMatchObject({ tier: 'basic', status: 'cancelling' });
    await browser.call(subscriptions.resume, { body: {} });
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'basic', status: 'active' });
    passDays(8);
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'basic', isTrialActive: false });
  });

  test('a subscription whose end was never reported can be neither cancelled nor upgraded', async () => {
    const browser = await site.signedIn(payer);
    stripe.state.end(await subscribe(browser, 'basic'));
    const answer = await browser.post('/api/cancel-subscription');
    expect(PaymentError.parse(answer.json())).toMatchObject({ code: 'nothing-to-cancel' });
    expect(await status(browser)).toMatchObject({ tier: 'free' });
    stripe.state.end(await subscribe(browser, 'basic'));
    expect((await checkout(browser, 'premium')).sessionId).toMatch(/^cs_/);
  });

  test('if Stripe does not resume it, the learner is not told that it continues', async () => {
    const browser = await site.signedIn(payer);
    const id = await subscribe(browser, 'basic');
    const running = stripe.state.subscriptions.get(id);
    if (running === undefined) throw new Error('there is no subscription');
    // Set by hand for a fixed day, which taking a cancellation back does not remove.
    stripe.state.subscriptions.set(id, { ...running, cancel_at: stripe.state.now + 86_400 });
    const answer = await browser.post('/api/resume-subscription', {});
    expect(PaymentError.parse(answer.json())).toMatchObject({ code: 'unavailable' });
    expect(await status(browser)).toMatchObject({ status: 'cancelling' });
    stripe.state.end(id);
    const late = await browser.post('/api/resume-subscription', {});
    expect(PaymentError.parse(late.json())).toMatchObject({
      code: 'nothing-to-cancel',
      message: 'This subscription has already ended. Please choose a plan again.',
    });
  });

  test('a customer who was deleted at Stripe becomes a new one with the next checkout', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    const [before = ''] = stripe.state.customers.keys();
    stripe.state.forget(before);
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'free', card: null });
    await subscribe(browser, 'premium');
    expect(await status(browser)).toMatchObject({ tier: 'premium' });
    expect(stripe.state.customers.has(before)).toBe(false);
  });

  test('after a failed charge, the courses stay open while it is tried again, and close afterward', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    const [customer = ''] = stripe.state.customers.keys();
    stripe.state.failing.add(customer);
    passDays(8);
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'basic', hasPaymentProblem: true });
    const upgrade = await browser.post('/api/create-checkout-session', {
      ...basic,
      planId: 'premium',
    });
    expect(PaymentError.parse(upgrade.json())).toMatchObject({ code: 'unpaid' });
    for (let fortnight = 0; fortnight < 5; fortnight += 1) {
      passDays(14);
      await sendAll();
      await status(browser);
    }
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
  });

  /** Pays for a plan beyond its trial, including the charge. */
  async function payForBasic(browser: Parameters<typeof subscribe>[0]) {
    await subscribe(browser, 'basic');
    passDays(8);
    await sendAll();
    const [customer = ''] = stripe.state.customers.keys();
    const [charge] = stripe.state.chargesOf(customer);
    if (charge === undefined) throw new Error('nothing was charged');
    return { charge, customer };
  }

  test.each(['refund', 'dispute'] as const)('a %s ends it at once', async (what) => {
    const browser = await site.signedIn(payer);
    const { charge, customer } = await payForBasic(browser);
    stripe.state.refund(charge, 'a part');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
    if (what === 'refund') stripe.state.refund(charge, 'whole');
    else stripe.state.dispute(charge);
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
    expect(stripe.state.liveOf(customer)).toEqual([]);
  });

  test('an inquiry by the bank ends nothing, but if it becomes a dispute, it ends at once', async () => {
    const browser = await site.signedIn(payer);
    const { charge } = await payForBasic(browser);
    stripe.state.dispute(charge, 'warning_needs_response');
    stripe.state.dispute(charge, 'warning_under_review', 'updated');
    stripe.state.dispute(charge, 'warning_closed', 'closed');
    stripe.state.dispute(charge, 'won', 'closed');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'basic', status: 'active' });
    stripe.state.dispute(charge, 'needs_response', 'updated');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
  });

  test('an old refund does not end a subscription that began after it', async () => {
    const browser = await site.signedIn(payer);
    const { charge } = await payForBasic(browser);
    await browser.call(subscriptions.cancel);
    passDays(15);
    await status(browser);
    passDays(16);
    await sendAll();
    await subscribe(browser, 'premium');
    stripe.state.refund(charge, 'whole');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  test('a refund for a month that is over does not end the running one', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    for (const days of [8, 20, 20]) {
      passDays(days);
      await sendAll();
      await status(browser);
    }
    const [customer = ''] = stripe.state.customers.keys();
    const [older, latest] = stripe.state.chargesOf(customer);
    if (!older || !latest) throw new Error('two months were not charged');
    stripe.state.refund(older, 'whole');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'basic', status: 'active' });
    stripe.state.refund(latest, 'whole');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
  });

  test('a change that no event reported is found at night', async () => {
    const browser = await site.signedIn(payer);
    const { sessionId } = await checkout(browser, 'basic');
    const { id } = stripe.state.pay(sessionId);
    unsent();
    await site.nightly['compared-payments']?.();
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
    stripe.state.end(id);
    unsent();
    await site.nightly['compared-payments']?.();
    expect(await status(browser)).toMatchObject({ tier: 'free' });
  });
});

// Shows: A6 no sandbox
test('no part of the sandbox is reachable', async () => {
  const browser = await site.signedIn(payer);
  for (const { method, path } of Object.values(sandbox)) {
    const url = path.replace(':id', `cs_sandbox_${String(browser.user.id)}_0`);
    const answer =
      method === 'GET' ? await browser.get(url) : await browser.post(url, { card: 'succeeds' });
    expect([answer.status, answer.text]).toEqual([404, 'There is nothing at this address.']);
  }
  const { rows } = await site.pool.query('select from sandbox_customers');
  expect(rows).toEqual([]);
});
