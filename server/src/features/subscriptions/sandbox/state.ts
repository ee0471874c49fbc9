/**
 * The state that a payment provider would have of one customer, and its changes with time. Pure. To skip time, everything
 * that exists is made older, so the real clock is the only one.
 */
import {
  chargeOf,
  offerOf,
  trialDays,
  type BillingCycle,
  type SandboxCard,
} from '@qubloom/contract';
import { randomBytes } from 'node:crypto';
import {
  checkoutLifetime,
  type CheckoutState,
  type PricedPlan,
  type ReturnUrls,
} from '../provider.ts';

const day = 24 * 3_600_000;

/** Times are milliseconds since 1970, because they are stored as JSON. */
export interface SandboxSubscription extends PricedPlan {
  readonly id: string;
  readonly isOver: boolean;
  readonly isTrial: boolean;
  readonly isCancelling: boolean;
  readonly createdAt: number;
  /** Missing in subscriptions stored before this field existed. */
  readonly periodStart?: number;
  readonly periodEnd: number;
  readonly card: SandboxCard;
  /** A failed charge that will be tried again. */
  readonly owed?: Owed | null;
}

interface Owed {
  /** USD. */
  readonly amount: number;
  readonly tries: number;
  readonly nextTryAt: number;
}

/** An attempt to take money, which may have failed. */
export interface SandboxCharge extends PricedPlan {
  readonly id: string;
  readonly at: number;
  /** USD. */
  readonly amount: number;
  readonly isPaid: boolean;
  /** USD that were refunded. */
  readonly refunded: number;
  /** When a failed charge will be tried again; null after the last try. */
  readonly nextTryAt: number | null;
  /** The site has received its message. */
  readonly isTold: boolean;
}

export interface SandboxSession extends PricedPlan {
  readonly id: string;
  readonly key: string;
  readonly kind: 'checkout' | 'upgrade' | 'card';
  readonly state: CheckoutState;
  readonly createdAt: number;
  /** Missing in sessions stored before this field existed. */
  readonly returnTo?: ReturnUrls;
}

export interface SandboxState {
  readonly sessions: readonly SandboxSession[];
  readonly subscriptions: readonly SandboxSubscription[];
  readonly charges: readonly SandboxCharge[];
  /** The address of the person who pays. */
  readonly email: string | null;
}

export const emptyState: SandboxState = {
  sessions: [],
  subscriptions: [],
  charges: [],
  email: null,
};

/** @param owner any id of the same customer */
const newId = (kind: string, owner: string): string =>
  `${kind}_sandbox_${String(holderIn(owner))}_${randomBytes(12).toString('hex')}`;

/** Returns the customer that an id of the sandbox belongs to. */
export function customerIn(id: string): string | null {
  const holder = holderIn(id);
  return holder === null ? null : `cus_sandbox_${holder}`;
}

function holderIn(id: string): string | null {
  const [, holder] =
    /^(?:cus|cs|sub|ch)_sandbox_([1-9]\d{0,9}(?:[cp][1-9]\d{0,9})?)(?:_|$)/.exec(id) ?? [];
  return holder ?? null;
}

/** Also returns the session, which is the existing one if the key was used before. */
export function withSession(
  state: SandboxState,
  customerId: string,
  asked: Omit<SandboxSession, 'id' | 'state' | 'createdAt'>,
  now: number,
): { readonly state: SandboxState; readonly session: SandboxSession } {
  const before = state.sessions.find(({ key }) => key === asked.key);
  if (before) return { state, session: before };
  const session: SandboxSession = {
    ...asked,
    id: newId('cs', customerId),
    state: 'open',
    createdAt: now,
  };
  // Old sessions are of no use to anybody.
  return { state: { ...state, sessions: [...state.sessions.slice(-20), session] }, session };
}

export function withSessionClosed(
  state: SandboxState,
  id: string,
  to: CheckoutState,
): SandboxState {
  const close = (session: SandboxSession) =>
    session.id === id && session.state === 'open' ? { ...session, state: to } : session;
  return { ...state, sessions: state.sessions.map(close) };
}

export const trialEndFrom = (now: number): number => now + trialDays * day;

/** Applies a payment whose card was accepted. */
export function withPayment(
  state: SandboxState,
  session: SandboxSession,
  card: SandboxCard,
  now: number,
): SandboxState {
  const { plan, cycle } = session;
  const after = withSessionClosed(state, session.id, 'paid');
  if (session.kind === 'checkout') {
    const begun: SandboxSubscription = {
      plan,
      cycle,
      card,
      id: newId('sub', session.id),
      isOver: false,
      isTrial: true,
      isCancelling: false,
      createdAt: now,
      periodStart: now,
      periodEnd: trialEndFrom(now),
    };
    return { ...after, subscriptions: [...after.subscriptions, begun] };
  }
  return onEach(after, (one) => {
    if (one.isOver) return { one, charges: [] };
    if (session.kind === 'card') {
      const owed = one.owed ?? null;
      return owed === null
        ? { one: { ...one, card }, charges: [] }
        : charge({ ...one, card }, { amount: owed.amount, at: now });
    }
    const changedPlan = { ...one, plan, cycle, card, isCancelling: false };
    if (one.isTrial) return { one: changedPlan, charges: [] };
    const isNewCycle = one.cycle !== cycle;
    const started = isNewCycle ? { periodStart: now, periodEnd: nextPeriodStart(now, cycle) } : {};
    const due = dueForChange(one, { plan, cycle }, now);
    return charge({ ...changedPlan, ...started }, { amount: due, at: now });
  });
}

/** USD for the rest of the period, or for a period of another length, less the unused part of what was paid. */
function dueForChange(one: SandboxSubscription, to: PricedPlan, now: number): number {
  const { periodStart = one.createdAt, periodEnd } = one;
  const left = Math.max(0, (periodEnd - now) / (periodEnd - periodStart));
  const next = priceOf(to) * (one.cycle === to.cycle ? left : 1);
  return Math.max(0, Math.round((next - priceOf(one) * left) * 100) / 100);
}

const priceOf = ({ plan, cycle }: PricedPlan): number => chargeOf(offerOf(plan), cycle);

interface Charged {
  readonly one: SandboxSubscription;
  readonly charges: readonly SandboxCharge[];
}

/** The number of failed tries after which the subscription is over, and the time between tries. */
const maxTries = 4;
const retryAfter = 3 * day;

function charge(
  one: SandboxSubscription,
  { amount, at }: { readonly amount: number; readonly at: number },
): Charged {
  if (amount === 0) return { one, charges: [] };
  const isPaid = one.card !== 'fails-later';
  const tries = (one.owed?.tries ?? 0) + 1;
  const isLast = !isPaid && tries >= maxTries;
  const nextTryAt = isPaid || isLast ? null : at + retryAfter;
  const { plan, cycle } = one;
  const tried: SandboxCharge = {
    id: newId('ch', one.id),
    plan,
    cycle,
    at,
    amount,
    isPaid,
    nextTryAt,
    refunded: 0,
    isTold: false,
  };
  const owed = nextTryAt === null ? null : { amount, tries, nextTryAt };
  return { one: { ...one, owed, isOver: one.isOver || isLast }, charges: [tried] };
}

function onEach(
  state: SandboxState,
  go: (subscription: SandboxSubscription) => Charged,
): SandboxState {
  const gone = state.subscriptions.map(go);
  return {
    ...state,
    subscriptions: gone.map(({ one }) => one),
    charges: [...state.charges, ...gone.flatMap(({ charges }) => charges)],
  };
}

/** Refunds the whole charge. */
export function withRefund(state: SandboxState, id: string): SandboxState {
  const charges = state.charges.map((one) =>
    one.id === id ? { ...one, refunded: one.amount } : one,
  );
  return { ...state, charges };
}

export function withChargesReported(state: SandboxState, ids: ReadonlySet<string>): SandboxState {
  const charges = state.charges.map((one) => (ids.has(one.id) ? { ...one, isTold: true } : one));
  return { ...state, charges };
}

export function withSubscriptionsChanged(
  state: SandboxState,
  change: (subscription: SandboxSubscription) => SandboxSubscription,
): SandboxState {
  return { ...state, subscriptions: state.subscriptions.map(change) };
}

/** Applies the periods that have ended: a trial is paid, a subscription renewed or ended. */
export function stateAt(state: SandboxState, now: number): SandboxState {
  const sessions = state.sessions.map((session) =>
    session.state === 'open' && now - session.createdAt > checkoutLifetime
      ? { ...session, state: 'expired' as const }
      : session,
  );
  return { ...onEach(state, (one) => subscriptionUpTo(one, now)), sessions };
}

function subscriptionUpTo(one: SandboxSubscription, now: number): Charged {
  const owed = one.owed ?? null;
  const nextTryAt = owed?.nextTryAt ?? Infinity;
  const next = Math.min(one.periodEnd, nextTryAt);
  if (one.isOver || next > now) return { one, charges: [] };
  const { one: after, charges } =
    owed !== null && next === nextTryAt
      ? charge(one, { amount: owed.amount, at: nextTryAt })
      : periodAfter(one);
  const rest = subscriptionUpTo(after, now);
  return { one: rest.one, charges: [...charges, ...rest.charges] };
}

function periodAfter(one: SandboxSubscription): Charged {
  if (one.isCancelling) return { one: { ...one, isOver: true, isTrial: false }, charges: [] };
  const { periodEnd: at, cycle } = one;
  const renewed = {
    ...one,
    isTrial: false,
    periodStart: at,
    periodEnd: nextPeriodStart(at, cycle),
  };
  return charge(renewed, { amount: priceOf(one), at });
}

/** The same day of the next month or year, or its last day. */
export function nextPeriodStart(moment: number, cycle: BillingCycle): number {
  const date = new Date(moment);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (cycle === 'monthly' ? 1 : 12));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.getTime();
}

/** Moves everything that happened back in time. */
export function withTimePassed(state: SandboxState, by: number): SandboxState {
  return {
    ...state,
    sessions: state.sessions.map((one) => ({ ...one, createdAt: one.createdAt - by })),
    subscriptions: state.subscriptions.map((one) => ({
      ...one,
      createdAt: one.createdAt - by,
      periodStart: (one.periodStart ?? one.createdAt) - by,
      periodEnd: one.periodEnd - by,
      owed: one.owed ? { ...one.owed, nextTryAt: one.owed.nextTryAt - by } : null,
    })),
    charges: state.charges.map((one) => ({ ...one, at: one.at - by })),
  };
}
