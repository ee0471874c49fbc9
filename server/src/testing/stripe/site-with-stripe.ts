/** A site with payments by Stripe, and the double that replaces it. */
import { subscriptions, type ReplyOf } from '@qubloom/contract';
import { afterEach, beforeEach } from 'vitest';
import { useTestApp, type SignedInClient, type TestApp } from '../app.ts';
import type { Answer } from '../client.ts';
import { ada, type Person } from '../people.ts';
import type { StripeEvent } from './state.ts';
import { useStripeDouble, type SignedEvent, type StripeDouble } from './stripe-double.ts';

export const payer: Person = { ...ada, ageRange: '18-plus' };

export interface SiteWithStripe {
  readonly site: TestApp;
  readonly stripe: StripeDouble;
  /** Lets days pass for the site and for Stripe, which charges what is due. */
  passDays(days: number): void;
  send(event: SignedEvent): Promise<Answer>;
  /** Sends all events that have not been sent, oldest first. */
  sendAll(): Promise<void>;
  unsent(): StripeEvent[];
  checkout(
    browser: SignedInClient,
    planId: 'basic' | 'premium' | 'ultimate',
  ): Promise<ReplyOf<typeof subscriptions.checkout>>;
  /** Subscribes on Stripe's page, and sends the site all resulting events. */
  subscribe(browser: SignedInClient, planId: 'basic' | 'premium' | 'ultimate'): Promise<string>;
  status(browser: SignedInClient): Promise<ReplyOf<typeof subscriptions.status>>;
}

export function useSiteWithStripe(): SiteWithStripe {
  const stripe = useStripeDouble(() => site.clock.now());
  const site: TestApp = useTestApp({
    options: {
      // The double's port is known only after it starts.
      get payments() {
        return stripe.settings;
      },
    },
  });
  let sent = 0;
  beforeEach(() => {
    site.clock.set('2027-03-01T12:00:00Z');
    sent = 0;
    stripe.reset();
  });
  afterEach(() => site.forgetLearners());

  const helper: SiteWithStripe = {
    site,
    stripe,
    passDays(days) {
      site.clock.pass(days * 86_400_000);
      stripe.state.catchUp();
    },
    send: ({ payload, signature }) =>
      site.visitor().request('POST', '/api/payment-events', {
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      }),
    async sendAll() {
      for (const event of helper.unsent()) {
        const answer = await helper.send(stripe.signed(event));
        if (answer.status !== 200) throw new Error(`${event.type}: ${answer.text}`);
      }
    },
    unsent() {
      const events = stripe.state.events.slice(sent);
      sent = stripe.state.events.length;
      return events;
    },
    checkout: (browser, planId) =>
      browser.call(subscriptions.checkout, { body: { planId, billingCycle: 'monthly' } }),
    async subscribe(browser, planId) {
      const { sessionId } = await helper.checkout(browser, planId);
      const { id } = stripe.state.pay(sessionId);
      await helper.sendAll();
      return id;
    },
    status: (browser) => browser.call(subscriptions.status),
  };
  return helper;
}
