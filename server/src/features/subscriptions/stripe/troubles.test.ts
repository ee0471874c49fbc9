import { PaymentError } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { payer, useSiteWithStripe } from '../../../testing/stripe/site-with-stripe.ts';

const { site, stripe, checkout, subscribe } = useSiteWithStripe();
const basic = { planId: 'basic', billingCycle: 'monthly' };

describe('while Stripe does not answer', () => {
  const away =
    "Paying doesn't work right now, and nothing was charged. Please try again in a few minutes.";

  test.each(['hangs', 'hangs up', 'fails', 'does it, then hangs up'] as const)(
    'if it %s, the learner is told in time, and nothing is half done',
    { timeout: 30_000 },
    async (trouble) => {
      const browser = await site.signedIn(payer);
      stripe.trouble = trouble;
      const answer = await browser.post('/api/create-checkout-session', basic);
      expect(answer.status).toBe(503);
      expect(PaymentError.parse(answer.json())).toEqual({
        message: away,
        error: 'Service Unavailable',
        code: 'unavailable',
      });
      expect(away).not.toMatch(/price|configuration|provider|stripe/i);
      stripe.trouble = null;
      const { sessionId } = await checkout(browser, 'basic');
      expect(stripe.state.customers.size).toBe(1);
      expect([...stripe.state.sessions.keys()]).toEqual([sessionId]);
    },
  );

  test('a request that failed once is not refused for a day', { timeout: 30_000 }, async () => {
    const browser = await site.signedIn(payer);
    const { sessionId: first } = await checkout(browser, 'premium');
    stripe.state.expire(first);
    stripe.trouble = 'fails at checkouts';
    expect((await browser.post('/api/create-checkout-session', basic)).status).toBe(503);
    stripe.trouble = null;
    expect((await browser.post('/api/create-checkout-session', basic)).status).toBe(200);
  });

  test('a checkout without a page that is about to expire is started again', async () => {
    const browser = await site.signedIn(payer);
    await checkout(browser, 'basic');
    await site.pool.query(
      "update checkouts set session_id = null, created_at = created_at - interval '22 hours 40 minutes'",
    );
    expect((await browser.post('/api/create-checkout-session', basic)).status).toBe(200);
  });

  test('a key that Stripe does not know is reported as the administrator’s to fix', async () => {
    const browser = await site.signedIn(payer);
    await subscribe(browser, 'basic');
    stripe.state.customers.clear();
    const answer = await browser.post('/api/billing-portal');
    expect(PaymentError.parse(answer.json())).toMatchObject({ code: 'resource_missing' });
  });
});
