/**
 * What a payment provider would know of one learner, and how that goes on with time. Pure. Time that is let pass
 * makes everything there is older, so that no clock but the real one is needed.
 */
import { trialDays, type BillingCycle, type SandboxCard } from '@qubloom/contract';
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
  readonly periodEnd: number;
  readonly card: SandboxCard;
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
}

export const emptyState: SandboxState = { sessions: [], subscriptions: [] };

const newId = (kind: string, learner: number): string =>
  `${kind}_sandbox_${String(learner)}_${randomBytes(12).toString('hex')}`;

/** The learner that an id of the sandbox is about. */
export function learnerIn(id: string): number | null {
  const [, learner] = /^(?:cus|cs|sub)_sandbox_([1-9]\d{0,9})(?:_|$)/.exec(id) ?? [];
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
      periodEnd: trialEndFrom(now),
    };
    return { ...after, subscriptions: [...after.subscriptions, begun] };
  }
  return changed(after, (one) => {
    if (one.isOver) return one;
    if (session.kind === 'card') return { ...one, card };
    const isNewCycle = !one.isTrial && one.cycle !== cycle;
    const periodEnd = isNewCycle ? oneLater(now, cycle) : one.periodEnd;
    return { ...one, plan, cycle, periodEnd, card };
  });
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
  return { ...changed(state, (one) => subscriptionUpTo(one, now)), sessions };
}

function subscriptionUpTo(one: SandboxSubscription, now: number): SandboxSubscription {
  if (one.isOver || one.periodEnd > now) return one;
  if (one.isCancelling) return { ...one, isOver: true, isTrial: false };
  const renewed = { ...one, isTrial: false, periodEnd: oneLater(one.periodEnd, one.cycle) };
  return subscriptionUpTo(renewed, now);
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
export function older({ sessions, subscriptions }: SandboxState, by: number): SandboxState {
  return {
    sessions: sessions.map((one) => ({ ...one, createdAt: one.createdAt - by })),
    subscriptions: subscriptions.map((one) => ({
      ...one,
      createdAt: one.createdAt - by,
      periodEnd: one.periodEnd - by,
    })),
  };
}
