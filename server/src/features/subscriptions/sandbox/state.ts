/**
 * What a payment provider would know of one learner, and how that goes on with time. Pure. Time that is let pass
 * makes everything there is older, so that no clock but the real one is needed.
 */
import {
  chargeOf,
  planOf,
  trialDays,
  type BillingCycle,
  type SandboxCard,
} from '@qubloom/contract';
import { randomBytes } from 'node:crypto';
import { checkoutLifetime, type CheckoutState, type PricedPlan } from '../provider.ts';

const day = 24 * 3_600_000;

/** Moments are milliseconds since 1970, as they are kept in JSON. */
export interface SandboxSubscription extends PricedPlan {
  readonly id: string;
  readonly isOver: boolean;
  readonly isTrial: boolean;
  readonly isCancelling: boolean;
  readonly createdAt: number;
  /** Missing in a subscription that was stored before it was kept. */
  readonly periodStart?: number;
  readonly periodEnd: number;
  readonly card: SandboxCard;
  /** A charge that failed, and is tried again. */
  readonly owed?: Owed | null;
}

interface Owed {
  /** USD. */
  readonly amount: number;
  readonly tries: number;
  readonly nextTryAt: number;
}

/** A try to take money, which worked or not. */
export interface SandboxCharge extends PricedPlan {
  readonly id: string;
  readonly at: number;
  /** USD. */
  readonly amount: number;
  readonly isPaid: boolean;
  /** USD that were given back. */
  readonly refunded: number;
  /** When one that failed is tried again; null for the last time. */
  readonly nextTryAt: number | null;
  /** The site has been sent its message. */
  readonly isTold: boolean;
}

export interface SandboxSession extends PricedPlan {
  readonly id: string;
  readonly key: string;
  readonly kind: 'checkout' | 'upgrade' | 'card';
  readonly state: CheckoutState;
  readonly createdAt: number;
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

const newId = (kind: string, learner: number): string =>
  `${kind}_sandbox_${String(learner)}_${randomBytes(12).toString('hex')}`;

/** The learner that an id of the sandbox is about. */
export function learnerIn(id: string): number | null {
  const [, learner] = /^(?:cus|cs|sub|ch)_sandbox_([1-9]\d{0,9})(?:_|$)/.exec(id) ?? [];
  return learner === undefined ? null : Number(learner);
}

/** With the session, which is the one there was for the same key. */
export function withSession(
  state: SandboxState,
  learner: number,
  asked: Pick<SandboxSession, 'kind' | 'plan' | 'cycle' | 'key'>,
  now: number,
): { readonly state: SandboxState; readonly session: SandboxSession } {
  const before = state.sessions.find(({ key }) => key === asked.key);
  if (before) return { state, session: before };
  const session: SandboxSession = {
    ...asked,
    id: newId('cs', learner),
    state: 'open',
    createdAt: now,
  };
  // Those of long ago are of no use to anybody.
  return { state: { ...state, sessions: [...state.sessions.slice(-20), session] }, session };
}

export function closed(state: SandboxState, id: string, to: CheckoutState): SandboxState {
  const close = (session: SandboxSession) =>
    session.id === id && session.state === 'open' ? { ...session, state: to } : session;
  return { ...state, sessions: state.sessions.map(close) };
}

export const trialEndFrom = (now: number): number => now + trialDays * day;

/** After the card has been taken. */
export function paid(
  state: SandboxState,
  learner: number,
  session: SandboxSession,
  card: SandboxCard,
  now: number,
): SandboxState {
  const { plan, cycle } = session;
  const after = closed(state, session.id, 'paid');
  if (session.kind === 'checkout') {
    const begun: SandboxSubscription = {
      plan,
      cycle,
      card,
      id: newId('sub', learner),
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
    const started = isNewCycle ? { periodStart: now, periodEnd: oneLater(now, cycle) } : {};
    const due = dueForChange(one, { plan, cycle }, now);
    return charge({ ...changedPlan, ...started }, { amount: due, at: now });
  });
}

/** USD for the rest of the period, or for a period of another length, less what is paid for and not used. */
function dueForChange(one: SandboxSubscription, to: PricedPlan, now: number): number {
  const { periodStart = one.createdAt, periodEnd } = one;
  const left = Math.max(0, (periodEnd - now) / (periodEnd - periodStart));
  const next = priceOf(to) * (one.cycle === to.cycle ? left : 1);
  return Math.max(0, Math.round((next - priceOf(one) * left) * 100) / 100);
}

const priceOf = ({ plan, cycle }: PricedPlan): number => chargeOf(planOf(plan), cycle);

interface Charged {
  readonly one: SandboxSubscription;
  readonly charges: readonly SandboxCharge[];
}

/** Tries in which a charge may fail before the subscription is over, and the time between them. */
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
    id: newId('ch', learnerIn(one.id) ?? 0),
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

/** The whole of it. */
export function refunded(state: SandboxState, id: string): SandboxState {
  const charges = state.charges.map((one) =>
    one.id === id ? { ...one, refunded: one.amount } : one,
  );
  return { ...state, charges };
}

export function told(state: SandboxState, ids: ReadonlySet<string>): SandboxState {
  const charges = state.charges.map((one) => (ids.has(one.id) ? { ...one, isTold: true } : one));
  return { ...state, charges };
}

export function changed(
  state: SandboxState,
  change: (subscription: SandboxSubscription) => SandboxSubscription,
): SandboxState {
  return { ...state, subscriptions: state.subscriptions.map(change) };
}

/** Periods that have ended since it was last looked at: a trial is paid, a subscription renewed, or it is over. */
export function upTo(state: SandboxState, now: number): SandboxState {
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
  const renewed = { ...one, isTrial: false, periodStart: at, periodEnd: oneLater(at, cycle) };
  return charge(renewed, { amount: priceOf(one), at });
}

/** The same day of the next month or year, or its last one. */
export function oneLater(moment: number, cycle: BillingCycle): number {
  const date = new Date(moment);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (cycle === 'monthly' ? 1 : 12));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.getTime();
}

/** As if everything had happened that much earlier. */
export function older(state: SandboxState, by: number): SandboxState {
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
