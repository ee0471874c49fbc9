/** Queues the emails about a paid plan: about each change of the plan, and about each movement of money. */
import { randomUUID } from 'node:crypto';
import type { BillingCycle, ClassId, PlanId, UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { distinctMailboxes } from '../../platform/mail/mailbox.ts';
import type { NewMail } from '../../platform/mail/outbox.ts';
import type { MoneyMovement } from './provider.ts';
import type { Payer } from './payer.ts';
import type { StoredSubscription } from './stored-subscription.ts';

export type PlanChange = 'started' | 'cancelled' | 'resumed' | 'changed' | 'ended';

/** A plan and its billing cycle. The cycle is null for a price that is not in our list. */
export interface PlanAndCycle {
  readonly plan: PlanId;
  readonly cycle: BillingCycle | null;
}

/**
 * The facts in an email about a plan. They are those at the time of the change, so that they stay true if the email is
 * sent late. Times are ISO strings, because the facts are stored as JSON.
 */
export interface PlanMailFacts {
  readonly username: string;
  /** The class that the plan is for; missing for a learner's own plan. */
  readonly ofClass?: { readonly id: ClassId; readonly name: string };
  /** The learner on whose family page the plan is; missing unless a grown-up of the family pays. */
  readonly familyOf?: UserId;
  /** The learner's first name, with `familyOf`. Emails that were queued before it was stored have none. */
  readonly learnerName?: string;
  /** True if the email goes to this learner, who has no plan to cancel. */
  readonly isToLearner?: boolean;
  readonly timeZone: string;
  /** Time of the change, or of the movement of money. */
  readonly at: string;
  /** The plan that the email is about. If it has ended, the plan before the end. */
  readonly about: PlanAndCycle;
  /** The plan before the change. */
  readonly before: PlanAndCycle;
  /** Null if no plan is running any more. */
  readonly running: {
    readonly periodEnd: string;
    readonly isTrial: boolean;
    readonly isCancelling: boolean;
  } | null;
  readonly amount: number | null;
  readonly nextTryAt: string | null;
}

/** Returns the changes between two states, in the order of their emails. */
export function planChangesBetween(
  before: StoredSubscription,
  after: StoredSubscription,
): PlanChange[] {
  const had = before.plan !== 'free';
  const has = after.plan !== 'free';
  if (!has) return had ? ['ended'] : [];
  const isSame = before.subscriptionId === after.subscriptionId;
  if (!had || !isSame) return [isSame && after.trialEnd === null ? 'resumed' : 'started'];
  const isChanged = before.plan !== after.plan || before.billingCycle !== after.billingCycle;
  const isEnding = after.status === 'cancelling';
  const isEndingChanged = before.status !== after.status;
  return [
    ...(isChanged ? (['changed'] as const) : []),
    ...(isEndingChanged && isEnding ? (['cancelled'] as const) : []),
    // A change already implies that the plan continues.
    ...(isEndingChanged && !isEnding && !isChanged ? (['resumed'] as const) : []),
  ];
}

interface PayerUpdate {
  readonly before: Payer;
  readonly after: Payer;
  readonly money: MoneyMovement | null;
}

/** Runs in the transaction that writes the update. */
export async function queuePlanChangeMails(
  context: Pick<Context, 'now' | 'queueMail'>,
  tx: Transaction,
  { before, after, money }: PayerUpdate,
): Promise<void> {
  const facts = factsOf(before, after, context.now());
  for (const change of planChangesBetween(before, after)) {
    // The email about the returned money already says that the plan has ended.
    if (change === 'ended' && money !== null && money.kind !== 'paid') continue;
    const key =
      change === 'started'
        ? `plan-started:${String(after.subscriptionId)}`
        : `plan:${randomUUID()}`;
    await queueMailToPayers(context, tx, after, { key, kind: `plan-${change}`, payload: facts });
  }
  if (money === null) return;
  const { kind, key, amount, at, nextTryAt } = money;
  const payload: PlanMailFacts = {
    ...facts,
    amount,
    at: at.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
  await queueMailToPayers(context, tx, after, { key, kind: `payment-${kind}`, payload });
}

function factsOf(before: Payer, after: Payer, now: Date): PlanMailFacts {
  const { plan, trialEnd, endDate, status, username, timeZone, classId, className } = after;
  const { id, paidBy } = after;
  const was = { plan: before.plan, cycle: before.billingCycle };
  return {
    username,
    ...(classId !== null && { ofClass: { id: classId, name: className ?? '' } }),
    ...(paidBy !== null && { familyOf: id, learnerName: after.firstName }),
    timeZone,
    at: now.toISOString(),
    about: plan === 'free' ? was : { plan, cycle: after.billingCycle },
    before: was,
    running:
      plan === 'free' || endDate === null
        ? null
        : {
            periodEnd: endDate.toISOString(),
            isTrial: trialEnd !== null && trialEnd > now,
            isCancelling: status === 'cancelling',
          },
    amount: null,
    nextTryAt: null,
  };
}

/** Sends to the account's address and to the person who pays, but only once if both are the same mailbox. */
export async function queueMailToPayers(
  { queueMail }: Pick<Context, 'queueMail'>,
  tx: Transaction,
  { email, payerEmail, paidBy }: Pick<Payer, 'email' | 'payerEmail' | 'paidBy'>,
  { key, payload, ...mail }: Pick<NewMail, 'key' | 'kind' | 'payload'>,
): Promise<void> {
  const mailboxes = distinctMailboxes([email, payerEmail]);
  const isShared = payerEmail !== null && mailboxes.length === 1;
  for (const to of mailboxes) {
    const ownKey = to === email ? key : `${key}:payer`;
    const isToLearner = paidBy !== null && to === email && !isShared;
    await queueMail(tx, {
      ...mail,
      payload: { ...payload, ...(isToLearner && { isToLearner }) },
      key: ownKey,
      to,
      importance: 'money',
    });
  }
}
