/**
 * Replaces the payment provider if none is set up, without cards and without money. It reports what happens on its page
 * by messages, which are signed like a real provider's and processed by the same code.
 */
import { randomBytes } from 'node:crypto';
import {
  chargeOf,
  offerOf,
  sandboxPath,
  type BodyOf,
  type ReplyOf,
  type sandbox as calls,
  type SandboxReceipt,
  type UserId,
} from '@qubloom/contract';
import type { Database } from '../../../platform/database/client.ts';
import { Conflict, NotFound } from '../../../platform/errors.ts';
import { addressHint } from '../../../platform/mail/mailbox.ts';
import {
  ownReturnUrls,
  type CheckoutState,
  type NewCheckout,
  type PaymentProvider,
  type PricedPlan,
  type ProviderSession,
  type ProviderSubscription,
  type ReturnUrls,
  type Upgrade,
} from '../provider.ts';
import { nameOfHolder, type Customer } from '../plan-holder.ts';
import { eventOf, readMessage } from '../stripe/events.ts';
import {
  changeState,
  deleteCustomer,
  findCustomers,
  findCustomersOf,
  insertCustomer,
} from './queries.ts';
import {
  withSubscriptionsChanged,
  withSessionClosed,
  customerIn,
  withTimePassed,
  withPayment,
  withRefund,
  withChargesReported,
  trialEndFrom,
  stateAt,
  withSession,
  type SandboxCharge,
  type SandboxSession,
  type SandboxState,
  type SandboxSubscription,
} from './state.ts';

export interface SandboxOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly publicOrigin: string;
}

/** Processes a message as if it had come from outside. */
export type Deliver = (body: Buffer, signature: string) => Promise<void>;

export class SandboxProvider implements PaymentProvider {
  readonly #options: SandboxOptions;
  /** Differs for each process: a process sends its messages to itself. */
  readonly #secret = randomBytes(32).toString('base64url');

  constructor(options: SandboxOptions) {
    this.#options = options;
  }

  async makeCustomer({ paidBy, ...holder }: Customer): Promise<string> {
    const by = paidBy === null ? '' : `p${String(paidBy)}`;
    const id = `cus_sandbox_${nameOfHolder(holder)}${by}`;
    await insertCustomer(this.#options.database, id, paidBy ?? holder.id);
    return id;
  }

  async openCheckout({
    customerId,
    plan,
    cycle,
    key,
    payerEmail,
    returnTo,
  }: NewCheckout): Promise<ProviderSession> {
    if (payerEmail !== null) {
      await this.#change(customerId, (state) => ({
        state: { ...state, email: payerEmail },
        result: null,
      }));
    }
    return this.#open(customerId, { kind: 'checkout', plan, cycle, key, returnTo });
  }

  openUpgrade({ customerId, plan, cycle, key, returnTo }: Upgrade): Promise<ProviderSession> {
    return this.#open(customerId, { kind: 'upgrade', plan, cycle, key, returnTo });
  }

  async openPortal(customerId: string, returnTo: ReturnUrls): Promise<ProviderSession> {
    const { plan, cycle } = await this.#change<PricedPlan>(customerId, (state) => ({
      state,
      // A plan that has ended shows only its receipts.
      result: liveIn(state) ?? state.subscriptions.at(-1) ?? { plan: 'free', cycle: 'monthly' },
    }));
    const key = randomBytes(12).toString('hex');
    return this.#open(customerId, { kind: 'card', plan, cycle, key, returnTo });
  }

  async findCheckout(id: string): Promise<ProviderSession & { readonly state: CheckoutState }> {
    const session = await this.#change(id, (state) => ({ state, result: sessionIn(state, id) }));
    return { ...this.#pageOf(session), state: session.state };
  }

  async closeCheckout(id: string): Promise<void> {
    await this.#change(id, (state) => ({
      state: withSessionClosed(state, id, 'expired'),
      result: null,
    }));
  }

  async endWithPeriod(id: string, ends: boolean): Promise<void> {
    await this.#changeOne(id, (one) => (one.isOver ? one : { ...one, isCancelling: ends }));
  }

  async endNow(id: string): Promise<void> {
    await this.#changeOne(id, (one) => ({ ...one, isOver: true }));
  }

  async subscriptionsOf(customerId: string): Promise<readonly ProviderSubscription[]> {
    const found = await this.#change(customerId, (state) => ({
      state,
      result: state.subscriptions.map((one) => subscriptionOf(one, state.email)),
    })).catch((error: unknown) => {
      if (error instanceof NotFound) return [];
      throw error;
    });
    return found;
  }

  async forgetCustomer(customerId: string): Promise<void> {
    await deleteCustomer(this.#options.database, customerId);
  }

  async readEvent(body: Buffer, signature: string) {
    const message = await readMessage(body, signature, [this.#secret], this.#options.now());
    // A charge that never happened cannot be disputed.
    return eventOf(message, () => Promise.reject(new NotFound('There are no charges here.')));
  }

  /** Returns the session for the sandbox's page. */
  async sessionOf(
    learner: UserId,
    id: string,
  ): Promise<Omit<ReplyOf<typeof calls.session>, 'forWhom'>> {
    const { session, live, email, charges } = await this.#change(
      id,
      (state) => ({
        state,
        result: { ...state, session: sessionIn(state, id), live: liveIn(state) },
      }),
      learner,
    );
    const { kind, state, plan, cycle } = session;
    const firstChargeAt = firstChargeOf(session, live, this.#options.now());
    const { left, account } = this.#returnTo(session);
    return {
      id,
      kind,
      state: state === 'paid' ? 'complete' : state,
      planId: plan,
      billingCycle: cycle,
      price: chargeOf(offerOf(plan), cycle),
      firstChargeAt: firstChargeAt.toISOString(),
      isRunning: live !== null,
      receiptsTo: email && addressHint(email),
      receipts: kind === 'card' ? receiptsOf(charges) : [],
      leaveUrl: kind === 'card' ? account : left,
    };
  }

  /** Takes the card details that were entered on the sandbox's page. */
  async pay(
    deliver: Deliver,
    learner: UserId,
    id: string,
    { card, confirmed, email }: BodyOf<typeof calls.pay>,
  ): Promise<ReplyOf<typeof calls.pay>> {
    const session = await this.#change(
      id,
      (state) => ({ state, result: sessionIn(state, id) }),
      learner,
    );
    if (session.state !== 'open') throw new Conflict('This page is not open anymore.');
    if (card === 'second-step' && confirmed === undefined) return { outcome: 'second-step' };
    if (card === 'fails' || (card === 'second-step' && confirmed === false)) {
      return { outcome: 'declined', message: 'The card was declined. Please try another one.' };
    }
    const now = this.#options.now().getTime();
    await this.#change(id, (state) => ({
      state:
        sessionIn(state, id).state === 'open'
          ? {
              ...withPayment(state, session, card, now),
              // As with a real provider, a known address is not asked for again.
              email: state.email ?? email ?? null,
            }
          : state,
      result: null,
    }));
    await this.#tellOfNews(deliver, customerIn(id));
    const { paid: next, account } = this.#returnTo(session);
    return { outcome: 'paid', url: session.kind === 'card' ? account : next };
  }

  /** Also does everything that becomes due in these days. */
  async passDays(deliver: Deliver, learner: UserId, days: number): Promise<void> {
    const by = days * 24 * 3_600_000;
    const { database } = this.#options;
    for (const customer of await findCustomersOf(database, learner)) {
      await changeState(database, customer, (state) => ({
        state: withTimePassed(state, by),
        result: null,
      }));
      await this.#change(customer, (state) => ({ state, result: null }));
      await this.#tellOfNews(deliver, customer);
    }
  }

  /** Does everything that is due by now, because a real provider charges without being asked. */
  async charge(deliver: Deliver): Promise<void> {
    for (const id of await findCustomers(this.#options.database)) {
      const isNews = await this.#change(id, (state) => ({
        state,
        result: state.charges.some(({ isTold }) => !isTold),
      }));
      if (isNews) await this.#tellOfNews(deliver, id);
    }
  }

  async refund(deliver: Deliver, learner: UserId, id: string): Promise<void> {
    const charge = await this.#change(
      id,
      (state) => {
        const found = state.charges.find((one) => one.id === id && one.isPaid);
        if (found === undefined) throw noSession();
        if (found.refunded > 0) throw new Conflict('That payment has already been refunded.');
        return { state: withRefund(state, id), result: found };
      },
      learner,
    );
    const cents = toCents(charge.amount);
    await this.#sendEvent(deliver, customerIn(id), 'charge.refunded', {
      id,
      object: 'charge',
      created: toSeconds(charge.at),
      refunded: true,
      amount_refunded: cents,
    });
  }

  async #open(
    customerId: string,
    asked: Omit<SandboxSession, 'id' | 'state' | 'createdAt'>,
  ): Promise<ProviderSession> {
    const now = this.#options.now().getTime();
    const session = await this.#change(customerId, (state) => {
      const opened = withSession(state, customerId, asked, now);
      return { state: opened.state, result: opened.session };
    });
    return this.#pageOf(session);
  }

  #returnTo({ returnTo }: SandboxSession): ReturnUrls {
    return returnTo ?? ownReturnUrls(this.#options.publicOrigin);
  }

  #pageOf({ id }: SandboxSession): ProviderSession {
    return { id, url: `${this.#options.publicOrigin}${sandboxPath}?session=${id}` };
  }

  async #changeOne(
    id: string,
    change: (one: SandboxSubscription) => SandboxSubscription,
  ): Promise<void> {
    await this.#change(id, (state) => ({
      state: withSubscriptionsChanged(state, (one) => (one.id === id ? change(one) : one)),
      result: null,
    }));
  }

  /** @param asker if given, only this learner's own ids are found; left out for the server itself */
  async #change<Result>(
    id: string,
    change: (state: SandboxState) => { state: SandboxState; result: Result },
    asker?: UserId,
  ): Promise<Result> {
    const { database, now } = this.#options;
    const customer = customerIn(id);
    if (customer === null) throw noSession();
    const time = now().getTime();
    const done = await changeState(database, customer, (state, payer) => {
      if (asker !== undefined && asker !== payer) throw noSession();
      const { state: after, result } = change(stateAt(state, time));
      return { state: after, result: { result } };
    });
    if (done === null) throw noSession();
    return done.result;
  }

  /** Sends the subscription's current state, and each charge once. */
  async #tellOfNews(deliver: Deliver, customer: string | null): Promise<void> {
    if (customer === null) throw noSession();
    const news = await this.#change(customer, (state) => ({
      state,
      result: state.charges.filter(({ isTold }) => !isTold),
    }));
    const kind = 'customer.subscription.updated';
    await this.#sendEvent(deliver, customer, kind, { object: 'subscription' });
    for (const { id, isPaid, amount, nextTryAt } of news) {
      const cents = toCents(amount);
      await this.#sendEvent(deliver, customer, isPaid ? 'invoice.paid' : 'invoice.payment_failed', {
        id,
        object: 'invoice',
        ...(isPaid ? { amount_paid: cents } : { amount_due: cents }),
        next_payment_attempt: nextTryAt === null ? null : toSeconds(nextTryAt),
      });
    }
    const ids = new Set(news.map(({ id }) => id));
    await this.#change(customer, (state) => ({
      state: withChargesReported(state, ids),
      result: null,
    }));
  }

  async #sendEvent(
    deliver: Deliver,
    customer: string | null,
    type: string,
    about: object,
  ): Promise<void> {
    const { default: Stripe } = await import('stripe');
    const now = toSeconds(this.#options.now().getTime());
    const object = { ...about, customer };
    const payload = JSON.stringify({
      id: `evt_sandbox_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      created: now,
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      timestamp: now,
      secret: this.#secret,
    });
    await deliver(Buffer.from(payload), signature);
  }
}

const toCents = (dollars: number): number => Math.round(dollars * 100);
const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const noSession = () => new NotFound('That session does not exist.');

function sessionIn({ sessions }: SandboxState, id: string): SandboxSession {
  const session = sessions.find((one) => one.id === id);
  if (session === undefined) throw noSession();
  return session;
}

const liveIn = ({ subscriptions }: SandboxState): SandboxSubscription | null =>
  subscriptions.find(({ isOver }) => !isOver) ?? null;

/** Returns the latest receipt first. */
const receiptsOf = (charges: readonly SandboxCharge[]): SandboxReceipt[] =>
  charges
    .filter(({ isPaid }) => isPaid)
    .toSorted((one, other) => other.at - one.at)
    .map(({ id, at, plan, cycle, amount, refunded: back }) => ({
      id,
      paidAt: new Date(at).toISOString(),
      planId: plan,
      billingCycle: cycle,
      amount,
      refunded: back,
    }));

function firstChargeOf(
  { kind }: SandboxSession,
  live: SandboxSubscription | null,
  now: Date,
): Date {
  if (kind === 'checkout' || live === null) {
    return new Date(trialEndFrom(now.getTime()));
  }
  return kind === 'upgrade' && !live.isTrial ? now : new Date(live.periodEnd);
}

function subscriptionOf(one: SandboxSubscription, payerEmail: string | null): ProviderSubscription {
  const { id, isOver, isTrial, isCancelling, plan, cycle, createdAt, periodEnd, card } = one;
  const { periodStart = createdAt, owed = null } = one;
  return {
    id,
    paymentState: isOver ? 'over' : owed === null ? 'paid' : 'overdue',
    priced: { plan, cycle },
    trialEnd: isTrial ? new Date(periodEnd) : null,
    // In whole seconds, as a real provider sends it.
    currentPeriodStart: new Date(toSeconds(periodStart) * 1000),
    currentPeriodEnd: new Date(periodEnd),
    isCancelling,
    card: { brand: 'sandbox', last4: lastDigits[card] },
    payerEmail,
    createdAt: new Date(createdAt),
  };
}

/** The last digits of Stripe's own test cards. */
const lastDigits = {
  succeeds: '4242',
  fails: '0002',
  'second-step': '3155',
  'fails-later': '0341',
} as const;
