/** Money never moves without an email, with Stripe and in the sandbox. */
import { consent, sandbox, subscriptions } from '@qubloom/contract';
import { beforeEach, describe, expect, test, afterEach } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';
import { payer, useSiteWithStripe } from '../../testing/stripe/site-with-stripe.ts';

const day = 24 * 3_600_000;
const card = 'mother@example.org';

describe('with Stripe', () => {
  const { site, stripe, passDays, checkout, send, sendAll, subscribe, unsent } =
    useSiteWithStripe();
  beforeEach(() => {
    site.mails.length = 0;
  });

  /** Returns the emails since the last call, after the queue is empty. */
  async function mailed() {
    await site.doJobs();
    const mails = site.mails.splice(0);
    return mails.map(({ to, subject }) => `${to}: ${subject.replace('Qubloom: ', '')}`);
  }
  async function texts() {
    await site.doJobs();
    return site.mails.splice(0).map(({ text }) => text);
  }

  /** Starts a plan whose payer gave another address at the checkout. */
  async function pays(browser: SignedInClient) {
    const { sessionId } = await checkout(browser, 'basic');
    const { id } = stripe.state.pay(sessionId, card);
    await sendAll();
    return id;
  }
  const customer = () => [...stripe.state.customers.keys()][0] ?? '';

  test('a trial that starts is emailed to the account and to the person who pays', async () => {
    await pays(await site.signedIn(payer));
    await site.doJobs();
    expect(site.mails.map(({ to }) => to).sort()).toEqual([payer.email, card].sort());
    const [{ text } = { text: '' }] = site.mails;
    expect(text).toContain('On March 1, 2027 a free trial of Basic began in the account ada.');
    expect(text).toContain(
      'It costs nothing until March 8, 2027. From that day on, the card is charged $9.99 every month, unless you cancel before.',
    );
    expect(text).toContain(
      'To stop it, cancel the plan before March 8, 2027, and nothing is charged: sign in as ada, and look under Subscription on the dashboard.',
    );
    expect(text).toContain('http://localhost:3000/dashboard?tab=subscription');
  });

  test('only one email is sent if both addresses are the same mailbox', async () => {
    const browser = await site.signedIn(payer);
    const { sessionId } = await checkout(browser, 'basic');
    stripe.state.pay(sessionId, payer.email.toUpperCase());
    await sendAll();
    expect(await mailed()).toEqual([`${payer.email}: Your free trial of Basic has begun`]);
  });

  test('a cancellation is emailed, and so is taking it back', async () => {
    const browser = await site.signedIn(payer);
    await pays(browser);
    await mailed();
    await browser.call(subscriptions.cancel);
    await browser.call(subscriptions.cancel);
    await sendAll();
    const [cancelled, , ...none] = await texts();
    expect(none).toEqual([]);
    expect(cancelled).toContain(
      'On March 1, 2027 the plan Basic ($9.99 every month) was cancelled in the account ada.',
    );
    expect(cancelled).toContain(
      'Everything stays open until March 8, 2027, and nothing more is charged.',
    );
    await browser.call(subscriptions.resume, { body: {} });
    await sendAll();
    const [resumed] = await texts();
    expect(resumed).toContain(
      'the cancellation of the plan Basic ($9.99 every month) was undone in the account',
    );
    expect(resumed).toContain('The next charge comes on March 8, 2027: $9.99 every month.');
    expect(resumed).toContain('To stop it, cancel the plan before March 8, 2027');
  });

  test('an upgrade is emailed, and so is a downgrade that support made at Stripe', async () => {
    const browser = await site.signedIn(payer);
    const id = await pays(browser);
    await mailed();
    const { sessionId } = await checkout(browser, 'premium');
    stripe.state.confirmUpgrade(sessionId);
    await sendAll();
    const [up] = await texts();
    expect(up).toContain(
      'On March 1, 2027 the plan was changed from Basic ($9.99 every month) to Premium ($19.99 every month) in the account ada.',
    );
    expect(up).toContain('The next charge comes on March 8, 2027: $19.99 every month.');
    stripe.state.changePrice(id, 'price_basic_monthly');
    await sendAll();
    expect((await texts())[0]).toContain(
      'changed from Premium ($19.99 every month) to Basic ($9.99 every month)',
    );
  });

  test('a payment is emailed once, no matter how often and in which order Stripe reports it', async () => {
    await pays(await site.signedIn(payer));
    await mailed();
    passDays(8);
    const events = unsent();
    for (let round = 0; round < 3; round += 1) {
      const sent = events.toReversed().map((event) => send(stripe.signed(event)));
      for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    }
    // The same event in a message with another id, as if a second endpoint had been set up.
    for (const event of events) await send(stripe.signed({ ...event, id: `${event.id}_again` }));
    const [paid, other, ...none] = await texts();
    expect(none).toEqual([]);
    expect(other).toBe(paid);
    expect(paid).toContain(
      'On March 9, 2027 the card was charged $9.99 for the plan Basic in the account ada.',
    );
    expect(paid).toContain('The next charge comes on April 7, 2027: $9.99 every month.');
    expect(paid).toContain('To stop it, cancel the plan before April 7, 2027, and nothing more');
  });

  test('each failed payment is emailed, and so is the end of the plan', async () => {
    await pays(await site.signedIn(payer));
    await mailed();
    stripe.state.failing.add(customer());
    passDays(8);
    await sendAll();
    const [failed] = await texts();
    expect(failed).toContain('we tried to charge the card $9.99 for the plan Basic');
    expect(failed).toContain(
      'Everything stays open for now. The charge will be tried again on April 7, 2027, and you can use another card.',
    );
    passDays(31);
    await sendAll();
    expect(await mailed()).toEqual(
      expect.arrayContaining([`${card}: A payment of $9.99 did not go through`]),
    );
    passDays(31);
    await sendAll();
    expect(await mailed()).toEqual(expect.arrayContaining([`${card}: Basic has ended`]));
  });

  test('a partial refund is emailed, and so is the rest with the end of the plan', async () => {
    await pays(await site.signedIn(payer));
    passDays(8);
    await sendAll();
    await mailed();
    const [charge] = stripe.state.chargesOf(customer());
    if (charge === undefined) throw new Error('nothing was charged');
    stripe.state.refund(charge, 'a part');
    await sendAll();
    const [part] = await texts();
    expect(part).toContain('we refunded $2.50 that was paid for the plan Basic');
    expect(part).toContain('The next charge comes on April 7, 2027: $9.99 every month.');
    stripe.state.refund(charge, 'whole');
    await sendAll();
    const [rest, , ...none] = await texts();
    expect(none).toEqual([]);
    expect(rest).toContain('we refunded $7.49 that was paid for the plan Basic');
    expect(rest).toContain('The plan has ended, and nothing more is charged.');
  });

  test('a dispute is emailed once, no matter how it continues', async () => {
    await pays(await site.signedIn(payer));
    passDays(8);
    await sendAll();
    await mailed();
    const [charge] = stripe.state.chargesOf(customer());
    if (charge === undefined) throw new Error('nothing was charged');
    stripe.state.dispute(charge, 'warning_needs_response');
    await sendAll();
    expect(await mailed()).toEqual([]);
    stripe.state.dispute(charge, 'needs_response', 'updated');
    stripe.state.dispute(charge, 'under_review', 'updated');
    stripe.state.dispute(charge, 'lost', 'closed');
    await sendAll();
    expect((await mailed()).sort()).toEqual(
      [payer.email, card].sort().map((to) => `${to}: Your bank has taken back $9.99`),
    );
  });

  test('the end of a trial is emailed to the person who pays, too', async () => {
    await pays(await site.signedIn(payer));
    await mailed();
    passDays(4.5);
    for (let hour = 0; hour < 3; hour += 1) await site.hourly['trial-ends']?.();
    expect((await mailed()).sort()).toEqual(
      [payer.email, card].sort().map((to) => `${to}: Your free trial ends on March 8, 2027`),
    );
  });

  test(
    'an erasure cancels the plan at once and sends a last email to the account and to the person who pays',
    { tags: ['exhaustive'] },
    async () => {
      const browser = await site.signUp(payer);
      const id = await pays(browser);
      await mailed();
      await browser.post('/api/user/erasure', { password: payer.password });
      expect(stripe.state.subscriptions.get(id)?.cancel_at_period_end).toBe(true);
      expect((await mailed()).sort()).toEqual(
        [
          `${payer.email}: Basic is cancelled`,
          `${payer.email}: The account ada will be erased on March 8, 2027`,
          `${card}: Basic is cancelled`,
        ].sort(),
      );
      site.clock.pass(7.1 * day);
      await site.hourly['erasures']?.();
      await sendAll();
      await site.doJobs();
      expect(site.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
        `${payer.email}: The account ada is erased`,
        `${card}: The account ada is erased`,
      ]);
      for (const { text } of site.mails) {
        expect(text).toContain('The plan Basic has ended with it, and nothing more is charged.');
      }
      expect(site.mails[1]?.text).toContain(
        'You paid for a plan for the account ada. We have erased',
      );
    },
  );

  test('a parent who erases the account and the person who pays for it are told about the end of the plan', async () => {
    const browser = await site.signUp({ ...payer, ageRange: 'under-13', lastName: '' });
    await site.pool.query("update consents set state = 'confirmed', allows_buying = true");
    const { sessionId } = await browser.call(subscriptions.checkout, {
      body: { planId: 'basic', billingCycle: 'monthly', grownUp: true },
    });
    stripe.state.pay(sessionId, card);
    await sendAll();
    await site.visitor().call(consent.askLink, { body: { email: payer.email } });
    await site.doJobs();
    const links = site.mails.splice(0).flatMap(({ text }) => /parent#([\w-]+)/.exec(text) ?? []);
    const { key } = await site.visitor().call(consent.open, { body: { token: links[1] ?? '' } });
    await site.visitor().call(consent.erase, { body: { key } });
    await sendAll();
    await site.doJobs();
    expect(site.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      `${payer.email}: The account ada is erased`,
      `${card}: The account ada is erased`,
    ]);
    for (const { text } of site.mails) expect(text).toContain('The plan Basic has ended with it');
  });

  test('nothing is emailed if nothing has changed', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    await mailed();
    await site.nightly['compared-payments']?.();
    await site.hourly['subscription-ends']?.();
    await browser.call(subscriptions.portal);
    await sendAll();
    expect(await mailed()).toEqual([]);
  });
});

describe('in the sandbox', () => {
  const site = useTestApp();
  beforeEach(() => {
    site.clock.set('2027-03-01T12:00:00Z');
    site.mails.length = 0;
  });
  afterEach(() => site.forgetLearners());

  const subjects = async () => {
    await site.doJobs();
    return site.mails.splice(0).map(({ to, subject }) => `${to}: ${subject.slice(9)}`);
  };

  const begin = async (
    browser: SignedInClient,
    body: { card: 'succeeds' | 'fails-later'; email?: string } = { card: 'succeeds', email: card },
  ) => {
    const { sessionId: id } = await browser.call(subscriptions.checkout, {
      body: { planId: 'basic', billingCycle: 'monthly' },
    });
    await browser.call(sandbox.pay, { params: { id }, body });
  };
  const both = (subject: string) => [`${ada.email}: ${subject}`, `${card}: ${subject}`];

  test('a trial, a payment, an upgrade with its price, a cancellation, and the end are emailed', async () => {
    const browser = await site.signedIn(payer);
    await begin(browser);
    expect(await subjects()).toEqual(both('Your free trial of Basic has begun'));
    await browser.call(sandbox.passDays, { body: { days: 8 } });
    expect(await subjects()).toEqual(both('We received $9.99'));
    await browser.call(sandbox.passDays, { body: { days: 15 } });
    expect(await subjects()).toEqual([]);
    const { sessionId: id } = await browser.call(subscriptions.checkout, {
      body: { planId: 'premium', billingCycle: 'monthly' },
    });
    await browser.call(sandbox.pay, { params: { id }, body: { card: 'succeeds' } });
    expect((await subjects()).sort()).toEqual(
      [...both('Your plan is Premium now'), ...both('We received $4.29')].sort(),
    );
    await browser.call(subscriptions.cancel);
    expect(await subjects()).toEqual(both('Premium is cancelled'));
    await browser.call(sandbox.passDays, { body: { days: 31 } });
    expect(await subjects()).toEqual(both('Premium has ended'));
  });

  test('a charge that happens while nobody is on the page is emailed within the hour, once', async () => {
    await begin(await site.signedIn(payer));
    await subjects();
    site.clock.pass(8 * day);
    for (let hour = 0; hour < 2; hour += 1) {
      await site.hourly['subscription-ends']?.();
      await site.hourly['sandbox-charges']?.();
    }
    expect(await subjects()).toEqual(both('We received $9.99'));
  });

  test('a card whose charges fail leads to an email for each failed payment and for the end', async () => {
    const browser = await site.signedIn(payer);
    await begin(browser, { card: 'fails-later', email: card });
    await subjects();
    await browser.call(sandbox.passDays, { body: { days: 8 } });
    expect(await subjects()).toEqual(both('A payment of $9.99 did not go through'));
    expect(await browser.call(subscriptions.status)).toMatchObject({
      tier: 'basic',
      hasPaymentProblem: true,
    });
    await browser.call(sandbox.passDays, { body: { days: 3 } });
    await browser.call(sandbox.passDays, { body: { days: 3 } });
    await subjects();
    await browser.call(sandbox.passDays, { body: { days: 3 } });
    expect(await subjects()).toEqual(
      expect.arrayContaining([...both('A payment of $9.99 did not go through')]),
    );
    expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'free' });
  });

  test('another card pays the open amount', async () => {
    const browser = await site.signedIn(payer);
    await begin(browser, { card: 'fails-later', email: card });
    await browser.call(sandbox.passDays, { body: { days: 8 } });
    await subjects();
    const { sessionId: id } = await browser.call(subscriptions.portal);
    await browser.call(sandbox.pay, { params: { id }, body: { card: 'succeeds' } });
    expect(await subjects()).toEqual(both('We received $9.99'));
    expect(await browser.call(subscriptions.status)).toMatchObject({ hasPaymentProblem: false });
  });

  test('receipts list payments and refunds, and a refund is emailed and ends the plan', async () => {
    const browser = await site.signedIn(payer);
    await begin(browser);
    await browser.call(sandbox.passDays, { body: { days: 8 } });
    await subjects();
    const { sessionId: id } = await browser.call(subscriptions.portal);
    const receipts = async () => (await browser.call(sandbox.session, { params: { id } })).receipts;
    const [receipt, ...none] = await receipts();
    expect(none).toEqual([]);
    expect(receipt).toMatchObject({
      paidAt: expect.stringMatching(/^2027-02-28T12:00/),
      planId: 'basic',
      billingCycle: 'monthly',
      amount: 9.99,
      refunded: 0,
    });
    const params = { id: receipt?.id ?? '' };
    await browser.call(sandbox.refund, { params, body: {} });
    expect(await receipts()).toMatchObject([{ refunded: 9.99 }]);
    expect(await subjects()).toEqual(both('We refunded $9.99'));
    expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'free' });
    expect(await browser.call(subscriptions.status)).toMatchObject({ hasReceipts: true });
    const { sessionId: later } = await browser.call(subscriptions.portal);
    expect(await browser.call(sandbox.session, { params: { id: later } })).toMatchObject({
      isRunning: false,
      receipts: [{ amount: 9.99, refunded: 9.99 }],
    });
    const again = await browser.post(`/api/sandbox/payments/${params.id}/refund`, {});
    expect(again.status).toBe(409);
    const stranger = await site.signedIn({ ...payer, username: 'mallory' });
    const other = await stranger.post(`/api/sandbox/payments/${params.id}/refund`, {});
    expect(other.status).toBe(404);
  });
});
