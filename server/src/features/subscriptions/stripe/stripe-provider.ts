/** The payment provider Stripe, through its own library. Cards are entered only on Stripe's pages. */
import { trialDays } from '@qubloom/contract';
import Stripe from 'stripe';
import { BadRequest } from '../../../platform/errors.ts';
import {
  checkoutLifetime,
  type CheckoutState,
  type NewCheckout,
  type PaymentProvider,
  type PricedPlan,
  type ProviderSession,
  type ProviderSubscription,
  type ReturnUrls,
  type PaymentState,
  type Upgrade,
} from '../provider.ts';
import type { Customer } from '../plan-holder.ts';
import { notConfigured, providerAway, ProviderFailed } from '../refusals.ts';
import { eventOf, readMessage } from './events.ts';
import { cardConfiguration, upgradeConfiguration } from './portal.ts';
import { checkPrice, planOfPrice, priceFor, type KnownPrice, type PriceId } from './prices.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** One secret, or two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  readonly prices: readonly PriceId[];
  /** Undefined for Stripe's own address; another one is for trying things out. */
  readonly url: string | undefined;
}

export interface StripeOptions extends StripeSettings {
  readonly now: () => Date;
}

/** Milliseconds for one answer. */
const timeout = 4000;

export class StripeProvider implements PaymentProvider {
  readonly #stripe: Stripe;
  readonly #options: StripeOptions;
  /** Stripe's answers about the prices, fetched once. */
  readonly #prices = new Map<string, Promise<KnownPrice>>();
  readonly #configurations = new Map<string, Promise<string>>();

  constructor(options: StripeOptions) {
    this.#options = options;
    this.#stripe = new Stripe(options.secretKey, {
      timeout,
      // Also retries while another call with the same key is running.
      maxNetworkRetries: 2,
      telemetry: false,
      ...addressOf(options.url),
    });
  }

  makeCustomer({ id, classId, paidBy }: Customer, key: string): Promise<string> {
    return named(async () => {
      const metadata = {
        learner: String(id),
        ...(classId !== null && { class: String(classId) }),
        ...(paidBy !== null && { payer: String(paidBy) }),
      };
      const made = await this.#stripe.customers.create(
        { metadata },
        { idempotencyKey: `customer-${key}` },
      );
      return made.id;
    });
  }

  openCheckout({
    customerId,
    key,
    begunAt,
    payerEmail,
    returnTo,
    ...priced
  }: NewCheckout): Promise<ProviderSession> {
    return named(async () => {
      const { id: price } = await this.#priceOf(priced);
      // A checkout of a known customer takes no address: it shows the customer's address, and keeps it.
      if (payerEmail !== null)
        await this.#stripe.customers.update(customerId, { email: payerEmail });
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { trial_period_days: trialDays },
          payment_method_collection: 'always',
          success_url: returnTo.paid,
          cancel_url: returnTo.left,
          expires_at: Math.floor((begunAt.getTime() + checkoutLifetime) / 1000),
        },
        { idempotencyKey: `checkout-${key}` },
      );
      return pageOf(session);
    });
  }

  findCheckout(sessionId: string): Promise<ProviderSession & { readonly state: CheckoutState }> {
    return named(async () => {
      const session = await this.#stripe.checkout.sessions.retrieve(sessionId);
      const state = checkoutStates[session.status ?? 'expired'] ?? 'expired';
      return { id: session.id, url: session.url ?? '', state };
    });
  }

  closeCheckout(sessionId: string): Promise<void> {
    return named(async () => {
      try {
        await this.#stripe.checkout.sessions.expire(sessionId);
      } catch (error) {
        // It was already paid or had expired: those are the only ways in which it stops being open.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const { status } = await this.#stripe.checkout.sessions.retrieve(sessionId);
        if (status === 'open') throw error;
      }
    });
  }

  openUpgrade({
    customerId,
    subscriptionId,
    key,
    returnTo,
    ...priced
  }: Upgrade): Promise<ProviderSession> {
    return named(async () => {
      const { id: price } = await this.#priceOf(priced);
      const { items } = await this.#stripe.subscriptions.retrieve(subscriptionId);
      const item = items.data[0];
      if (item === undefined) throw new Error('A subscription without an item.');
      const session = await this.#stripe.billingPortal.sessions.create(
        {
          customer: customerId,
          configuration: await this.#configuration('upgrades'),
          return_url: returnTo.left,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscriptionId,
              items: [{ id: item.id, price, quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: returnTo.paid } },
          },
        },
        { idempotencyKey: key },
      );
      return pageOf(session);
    });
  }

  openPortal(customerId: string, returnTo: ReturnUrls): Promise<ProviderSession> {
    return named(async () => {
      const session = await this.#stripe.billingPortal.sessions.create({
        customer: customerId,
        configuration: await this.#configuration('card'),
        return_url: returnTo.account,
      });
      return pageOf(session);
    });
  }

  endWithPeriod(subscriptionId: string, ends: boolean): Promise<void> {
    return named(async () => {
      try {
        await this.#stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends });
      } catch (error) {
        // It has ended in the meantime, which the next fetch of the state will show.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  endNow(subscriptionId: string): Promise<void> {
    return named(async () => {
      try {
        await this.#stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        // Another call has already deleted it.
        if (!isMissing(error)) throw error;
      }
    });
  }

  subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]> {
    return named(async () => {
      const list = this.#stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.default_payment_method', 'data.customer'],
      });
      try {
        const all = await list.autoPagingToArray({ limit: 1000 });
        return all.map((one) => subscriptionOf(one, this.#options.prices));
      } catch (error) {
        // A customer who was deleted at Stripe has no subscriptions left.
        if (isMissing(error)) return [];
        throw error;
      }
    });
  }

  forgetCustomer(customerId: string): Promise<void> {
    return named(async () => {
      try {
        await this.#stripe.customers.del(customerId);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }

  async readEvent(body: Buffer, signature: string) {
    const { webhookSecrets, now } = this.#options;
    const message = await readMessage(body, signature, webhookSecrets, now());
    return eventOf(message, (id) =>
      named(async () => {
        const { customer, created } = await this.#stripe.charges.retrieve(id);
        const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null);
        return { customerId, paidAt: new Date(created * 1000) };
      }),
    );
  }

  #priceOf(priced: PricedPlan): Promise<KnownPrice> {
    return this.#known(priceFor(this.#options.prices, priced));
  }

  #known(price: PriceId): Promise<KnownPrice> {
    return once(this.#prices, price.id, async () =>
      checkPrice(price, await this.#stripe.prices.retrieve(price.id)),
    );
  }

  #configuration(kind: 'card' | 'upgrades'): Promise<string> {
    return once(this.#configurations, kind, async () => {
      if (kind === 'card') return cardConfiguration(this.#stripe);
      const { prices } = this.#options;
      const sold = prices.filter(
        (price) => price.plan !== 'classroom' && priceFor(prices, price) === price,
      );
      const known = await Promise.all(sold.map((price) => this.#known(price)));
      return upgradeConfiguration(this.#stripe, known);
    });
  }
}

/** Asks again after a failure. */
function once<T>(asked: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const before = asked.get(key);
  if (before) return before;
  const asking = ask();
  asked.set(key, asking);
  asking.catch(() => asked.delete(key));
  return asking;
}

const checkoutStates: Readonly<Record<string, CheckoutState>> = { open: 'open', complete: 'paid' };

const paymentStates: Readonly<Record<string, PaymentState>> = {
  trialing: 'paid',
  active: 'paid',
  past_due: 'overdue',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'unpaid',
  incomplete_expired: 'over',
  canceled: 'over',
};

function subscriptionOf(
  subscription: Stripe.Subscription,
  prices: readonly PriceId[],
): ProviderSubscription {
  const { id, status, items, created, trial_end, cancel_at, default_payment_method } = subscription;
  const { customer } = subscription;
  const item = items.data[0];
  const method = typeof default_payment_method === 'string' ? null : default_payment_method;
  return {
    id,
    // A state that Stripe may add one day must not open a course.
    paymentState: paymentStates[status] ?? 'unpaid',
    priced: item ? planOfPrice(prices, item.price.id) : null,
    trialEnd: status === 'trialing' && trial_end !== null ? momentOf(trial_end) : null,
    currentPeriodStart: momentOf(item?.current_period_start ?? created),
    currentPeriodEnd: momentOf(cancel_at ?? item?.current_period_end ?? created),
    isCancelling: subscription.cancel_at_period_end || cancel_at !== null,
    card: method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null,
    payerEmail: typeof customer === 'string' || customer.deleted ? null : customer.email,
    createdAt: momentOf(created),
  };
}

const momentOf = (seconds: number): Date => new Date(seconds * 1000);

function pageOf({ id, url }: { readonly id: string; readonly url: string | null }) {
  if (url === null) throw new BadRequest('That page is not open any more.');
  return { id, url };
}

function addressOf(url: string | undefined): Stripe.StripeConfig {
  if (url === undefined) return {};
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Translates Stripe's errors: some an administrator has to fix, others pass. */
async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { errors } = Stripe;
    const isSetUpWrongly =
      error instanceof errors.StripeAuthenticationError ||
      error instanceof errors.StripePermissionError ||
      isMissing(error);
    if (isSetUpWrongly) throw notConfigured(error);
    if (!(error instanceof errors.StripeError)) throw error;
    // Stripe stores this answer under the key and repeats it without trying again.
    throw (error.statusCode ?? 0) >= 500 ? new ProviderFailed(error) : providerAway(error);
  }
}
