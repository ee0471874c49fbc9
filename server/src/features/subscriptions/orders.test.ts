/** After any actions, with Stripe's events in any order and any number of times, the server agrees with Stripe. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/app.ts';
import { payer, useSiteWithStripe } from '../../testing/stripe/site-with-stripe.ts';
import type { StripeEvent } from '../../testing/stripe/state.ts';

const { site, stripe, passDays, send, status, unsent } = useSiteWithStripe();

const planId = fc.constantFrom('basic', 'premium');
const billingCycle = fc.constantFrom('monthly', 'annually');
const at = fc.nat({ max: 30 });

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('checkout'), planId, billingCycle }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay'), at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm'), at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hear'), at }) },
  fc.record({ kind: fc.constantFrom('cancel', 'resume', 'fail', 'dispute', 'refund') }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('days'), days: fc.nat({ max: 9 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Life {
  readonly browser: SignedInClient;
  /** All events that Stripe has sent so far, received or not. */
  readonly told: StripeEvent[];
}

const pick = <T>(some: readonly T[], index: number): T | undefined => some[index % some.length];
const customerId = () => [...stripe.state.customers.keys()][0] ?? '';
const live = () => stripe.state.liveOf(customerId());

/** Stripe's pages refuse by throwing, our own by a reply. */
const attempt = (work: () => unknown) => {
  try {
    work();
  } catch {
    // The page is not open any more.
  }
};

async function goOn(life: Life, step: Act): Promise<void> {
  const { browser, told } = life;
  switch (step.kind) {
    case 'checkout': {
      const body = { planId: step.planId, billingCycle: step.billingCycle };
      const answer = await browser.post('/api/create-checkout-session', body);
      expect([200, 409], answer.text).toContain(answer.status);
      break;
    }
    case 'pay':
      attempt(() => stripe.state.pay(pick([...stripe.state.sessions.keys()], step.at) ?? ''));
      break;
    case 'confirm':
      attempt(() =>
        stripe.state.confirmUpgrade(pick([...stripe.state.portalSessions.keys()], step.at) ?? ''),
      );
      break;
    case 'hear': {
      const event = pick(told, step.at);
      if (event) expect((await send(stripe.signed(event))).status).toBe(200);
      break;
    }
    case 'cancel':
    case 'resume': {
      const answer = await browser.post(`/api/${step.kind}-subscription`, {});
      expect([200, 409], answer.text).toContain(answer.status);
      break;
    }
    case 'fail':
      stripe.state.failing.add(customerId());
      break;
    case 'dispute':
    case 'refund': {
      const charge = stripe.state.chargesOf(customerId()).at(-1);
      if (charge && step.kind === 'refund') stripe.state.refund(charge, 'whole');
      else if (charge) stripe.state.dispute(charge);
      break;
    }
    case 'days':
      passDays(step.days);
      // A learner who is away for a month is signed out.
      await status(browser);
  }
  told.push(...unsent());
}

/** Computes a learner's plan from Stripe's state a second time, without the server's code. */
function expected() {
  const [subscription] = live();
  if (subscription === undefined)
    return { tier: 'free', status: 'inactive', hasPaymentProblem: false };
  const [item] = subscription.items.data;
  return {
    tier: /price_(\w+)_/.exec(item.price.id)?.[1],
    status: subscription.cancel_at_period_end ? 'cancelling' : 'active',
    hasPaymentProblem: subscription.status === 'past_due',
    currentPeriodEnd: new Date(item.current_period_end * 1000).toISOString(),
  };
}

// Shows: A7 any order; A8 any order
test(
  'any sequence ends in Stripe’s state, with at most one live subscription',
  { tags: ['exhaustive'], timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 4, maxLength: 18 }),
        fc.infiniteStream(fc.nat()),
        async (life, order) => {
          await site.forgetLearners();
          site.clock.set('2027-03-01T12:00:00Z');
          stripe.reset();
          unsent();
          const one: Life = { browser: await site.signedIn(payer), told: [] };
          for (const step of life) {
            await goOn(one, step);
            expect(live().length).toBeLessThanOrEqual(1);
          }
          // The rest in any order, some of them twice, some at the same time, including the events that this causes.
          for (let round = 0; round < 3; round += 1) {
            const rest = [...one.told, ...one.told.filter((_event, index) => index % 3 === 0)]
              .map((event) => ({ event, place: order.next().value }))
              .toSorted((a, b) => a.place - b.place);
            while (rest.length > 0) {
              const some = rest.splice(0, 3).map(({ event }) => send(stripe.signed(event)));
              for (const answer of await Promise.all(some)) expect(answer.status).toBe(200);
            }
            const more = unsent();
            if (more.length === 0) break;
            one.told.push(...more);
          }
          expect(live().length).toBeLessThanOrEqual(1);
          expect(await status(one.browser)).toMatchObject(expected());
        },
      ),
      { numRuns: 40 },
    );
  },
);
