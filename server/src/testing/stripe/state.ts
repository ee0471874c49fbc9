/**
 * The part of Stripe's state that the site uses: customers, prices, sessions, and subscriptions with their changes
 * over time. Every change adds an event.
 */
import type Stripe from 'stripe';

export type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'metadata' | 'email'>;
export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'product'
> & { readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: 1 } };
export type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'customer' | 'status' | 'url' | 'expires_at'
> & { readonly asked: Readonly<Record<string, string>> };
export type PortalSession = Pick<Stripe.BillingPortal.Session, 'id' | 'object' | 'url'> & {
  readonly asked: Readonly<Record<string, string>>;
};
export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'customer' | 'created' | 'refunded' | 'amount' | 'amount_refunded'
>;
export interface Subscription extends Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'created' | 'trial_end' | 'cancel_at' | 'cancel_at_period_end'
> {
  readonly customer: string;
  readonly items: {
    readonly data: readonly [
      {
        readonly id: string;
        readonly price: Price;
        readonly current_period_start: number;
        readonly current_period_end: number;
      },
    ];
  };
  readonly default_payment_method: {
    readonly card: { readonly brand: string; readonly last4: string };
  };
}

export type StripeEvent = Pick<Stripe.Event, 'id' | 'object' | 'type' | 'created'> & {
  readonly data: { readonly object: object; readonly previous_attributes?: object };
};

const day = 86_400;
/** Consecutive failed charges that end a subscription. */
const maxFailures = 3;

const isOver = ({ status }: Subscription): boolean => status === 'canceled';

/** Counter for ids that, as at Stripe, never repeat, even after a reset. */
let ids = 0;

export class StripeState {
  readonly customers = new Map<string, Customer>();
  readonly prices = new Map<string, Price>();
  readonly sessions = new Map<string, Session>();
  readonly portalSessions = new Map<string, PortalSession>();
  readonly configurations: { id: string; metadata: Record<string, string> }[] = [];
  readonly subscriptions = new Map<string, Subscription>();
  readonly charges = new Map<string, Charge>();
  readonly events: StripeEvent[] = [];
  /** Customers whose card fails. */
  readonly failing = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The time in seconds since 1970, as Stripe writes it. */
  get now(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  newId(kind: string): string {
    ids += 1;
    return `${kind}_${String(ids).padStart(8, '0')}`;
  }

  emit(type: string, object: object, before?: object): void {
    this.events.push({
      id: this.newId('evt'),
      object: 'event',
      type: type as Stripe.Event['type'],
      created: this.now,
      data: {
        object: structuredClone(object),
        ...(before && { previous_attributes: structuredClone(before) }),
      },
    });
  }

  liveOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter(
      (one) => one.customer === customer && !isOver(one),
    );
  }

  /**
   * Pays on a session's page, as a grown-up does.
   * @param email Address typed in if the customer has none.
   */
  pay(id: string, email: string | null = null): Subscription {
    const session = this.sessions.get(id);
    if (session?.status !== 'open' || session.expires_at <= this.now) {
      throw new Error('This session is not open.');
    }
    const { asked, customer } = session;
    const price = this.#price(asked['line_items[0][price]']);
    const trialDays = Number(asked['subscription_data[trial_period_days]']);
    const end = this.now + trialDays * day;
    const subscription: Subscription = {
      id: this.newId('sub'),
      object: 'subscription',
      customer: String(customer),
      status: 'trialing',
      created: this.now,
      trial_end: end,
      cancel_at: null,
      cancel_at_period_end: false,
      items: {
        data: [
          {
            id: this.newId('si'),
            price,
            current_period_start: this.now,
            current_period_end: end,
          },
        ],
      },
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
    };
    const payer = this.customers.get(String(customer));
    if (payer) this.customers.set(payer.id, { ...payer, email: payer.email ?? email });
    this.sessions.set(id, { ...session, status: 'complete', url: null });
    this.#set(subscription, 'customer.subscription.created');
    this.emit('checkout.session.completed', { ...session, status: 'complete' });
    return subscription;
  }

  /** Confirms an upgrade on its page, as a grown-up does. */
  confirmUpgrade(id: string): void {
    const asked = this.portalSessions.get(id)?.asked ?? {};
    const of = (key: string) => asked[`flow_data[subscription_update_confirm]${key}`] ?? '';
    const subscription = this.subscriptions.get(of('[subscription]'));
    if (subscription === undefined || isOver(subscription)) throw new Error('Nothing to upgrade.');
    const [item] = subscription.items.data;
    const price = this.#price(of('[items][0][price]'));
    this.#set({ ...subscription, items: { data: [{ ...item, price }] } });
  }

  /** Changes the price by hand, as support does. */
  changePrice(id: string, priceId: string): void {
    const subscription = this.#subscription(id);
    const [item] = subscription.items.data;
    this.#set({ ...subscription, items: { data: [{ ...item, price: this.#price(priceId) }] } });
  }

  endWithPeriod(id: string, ends: boolean): Subscription {
    const subscription = this.#subscription(id);
    return this.#set({ ...subscription, cancel_at_period_end: ends });
  }

  end(id: string): Subscription {
    const subscription = this.#subscription(id);
    return this.#set({ ...subscription, status: 'canceled' }, 'customer.subscription.deleted');
  }

  expire(id: string): Session | null {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') return null;
    const expired: Session = { ...session, status: 'expired', url: null };
    this.sessions.set(id, expired);
    this.emit('checkout.session.expired', expired);
    return expired;
  }

  forget(customer: string): void {
    for (const { id } of this.liveOf(customer)) this.end(id);
    this.customers.delete(customer);
    this.emit('customer.deleted', { id: customer, object: 'customer' });
  }

  refund(charge: Charge, how: 'whole' | 'a part'): void {
    const { amount_refunded } = this.charges.get(charge.id) ?? charge;
    const isWhole = how === 'whole';
    const back = isWhole ? charge.amount : Math.round(charge.amount / 4);
    const refunded = { ...charge, refunded: isWhole, amount_refunded: back };
    this.charges.set(charge.id, refunded);
    this.emit('charge.refunded', refunded, { amount_refunded });
  }

  /** @param event `created` opens a dispute; the others continue it. */
  dispute(
    charge: Charge,
    status = 'needs_response',
    event: 'created' | 'updated' | 'closed' = 'created',
  ): void {
    this.emit(`charge.dispute.${event}`, {
      id: this.newId('du'),
      object: 'dispute',
      charge: charge.id,
      amount: charge.amount,
      status,
    });
  }

  chargesOf(customer: string): Charge[] {
    return [...this.charges.values()].filter((charge) => charge.customer === customer);
  }

  /** Processes all sessions and periods that have ended by now. */
  catchUp(): void {
    for (const session of this.sessions.values()) {
      if (session.expires_at <= this.now) this.expire(session.id);
    }
    for (const { id } of this.subscriptions.values()) {
      for (;;) {
        const subscription = this.#subscription(id);
        if (isOver(subscription)) break;
        if (subscription.items.data[0].current_period_end > this.now) break;
        this.#endPeriod(subscription);
      }
    }
  }

  #endPeriod(subscription: Subscription): void {
    const { id, customer } = subscription;
    if (subscription.cancel_at_period_end) {
      this.end(id);
      return;
    }
    const [item] = subscription.items.data;
    const months = item.price.recurring.interval === 'month' ? 30 : 365;
    const current_period_start = item.current_period_end;
    const current_period_end = current_period_start + months * day;
    const items = { data: [{ ...item, current_period_start, current_period_end }] } as const;
    const failures = this.failing.has(customer) ? (this.#failures.get(id) ?? 0) + 1 : 0;
    this.#failures.set(id, failures);
    if (failures >= maxFailures) {
      this.end(id);
      return;
    }
    this.#set({ ...subscription, items, status: failures > 0 ? 'past_due' : 'active' });
    if (failures > 0) {
      this.emit('invoice.payment_failed', {
        id: this.newId('in'),
        object: 'invoice',
        customer,
        amount_due: item.price.unit_amount,
        attempt_count: failures,
        next_payment_attempt: current_period_end,
      });
    }
    if (failures === 0) this.#charge(customer, item.price, item.current_period_end);
  }

  #charge(customer: string, price: Price, created: number): void {
    const id = this.newId('ch');
    const amount = price.unit_amount ?? 0;
    this.charges.set(id, {
      id,
      object: 'charge',
      customer,
      created,
      refunded: false,
      amount,
      amount_refunded: 0,
    });
    this.emit('invoice.paid', {
      id: this.newId('in'),
      object: 'invoice',
      customer,
      amount_paid: amount,
    });
  }

  #set(subscription: Subscription, type = 'customer.subscription.updated'): Subscription {
    this.subscriptions.set(subscription.id, subscription);
    this.emit(type, subscription);
    return subscription;
  }

  #subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) throw new Error(`There is no subscription ${id}.`);
    return subscription;
  }

  #price(id = ''): Price {
    const price = this.prices.get(id);
    if (price === undefined) throw new Error(`There is no price ${id}.`);
    return price;
  }
}
