/** The moves of a paid plan that its payers are mailed: how it has changed, and money that has moved. */
import { randomUUID } from 'node:crypto';
import type { BillingCycle, Tier } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { distinctMailboxes } from '../../platform/mail/mailbox.ts';
import type { NewMail } from '../../platform/mail/outbox.ts';
import type { MoneyMove } from './provider.ts';
import type { Payer } from './queries.ts';
import type { StoredSubscription } from './standing.ts';

export type PlanMove = 'started' | 'cancelled' | 'resumed' | 'changed' | 'ended';

/** A plan and how it is paid. The cycle is unknown for a price that is none of ours. */
export interface PlanFacts {
  readonly plan: Tier;
  readonly cycle: BillingCycle | null;
}

/**
 * The facts in a mail about a move, as they were at that moment, so that they stay true. Moments are in ISO form, as
 * they are kept in JSON.
 */
export interface MoveFacts {
  readonly username: string;
  readonly timeZone: string;
  /** When it happened. */
  readonly at: string;
  /** The plan that it is about; what it was before if it has ended. */
  readonly about: PlanFacts;
  /** The plan before the change. */
  readonly before: PlanFacts;
  /** Null if nothing runs any more. */
  readonly running: {
    readonly periodEnd: string;
    readonly isTrial: boolean;
    readonly isCancelling: boolean;
  } | null;
  readonly amount: number | null;
  readonly nextTryAt: string | null;
}

/** The changes between two states, in the order in which they are told. */
export function movesBetween(before: StoredSubscription, after: StoredSubscription): PlanMove[] {
  const had = before.tier !== 'free';
  const has = after.tier !== 'free';
  if (!has) return had ? ['ended'] : [];
  const isSame = before.subscriptionId === after.subscriptionId;
  if (!had || !isSame) return [isSame && after.trialEnd === null ? 'resumed' : 'started'];
  const isChanged = before.tier !== after.tier || before.billingCycle !== after.billingCycle;
  const isEnding = after.status === 'cancelling';
  const isEndingChanged = before.status !== after.status;
  return [
    ...(isChanged ? (['changed'] as const) : []),
    ...(isEndingChanged && isEnding ? (['cancelled'] as const) : []),
    // A change says itself that the plan goes on.
    ...(isEndingChanged && !isEnding && !isChanged ? (['resumed'] as const) : []),
  ];
}

interface Told {
  readonly before: Payer;
  readonly after: Payer;
  readonly money: MoneyMove | null;
}

/** In the transaction that writes what has changed. */
export async function tellOfMoves(
  context: Pick<Context, 'now' | 'queueMail'>,
  tx: Transaction,
  { before, after, money }: Told,
): Promise<void> {
  const facts = factsOf(before, after, context.now());
  for (const move of movesBetween(before, after)) {
    // The mail about money that went back says that the plan has ended with it.
    if (move === 'ended' && money !== null && money.kind !== 'paid') continue;
    const key =
      move === 'started' ? `plan-started:${String(after.subscriptionId)}` : `plan:${randomUUID()}`;
    await queueToPayers(context, tx, after, { key, kind: `plan-${move}`, payload: facts });
  }
  if (money === null) return;
  const { kind, key, amount, at, nextTryAt } = money;
  const payload: MoveFacts = {
    ...facts,
    amount,
    at: at.toISOString(),
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
  await queueToPayers(context, tx, after, { key, kind: `payment-${kind}`, payload });
}

function factsOf(before: Payer, after: Payer, now: Date): MoveFacts {
  const { tier, trialEnd, endDate, status, username, timeZone } = after;
  const was = { plan: before.tier, cycle: before.billingCycle };
  return {
    username,
    timeZone,
    at: now.toISOString(),
    about: tier === 'free' ? was : { plan: tier, cycle: after.billingCycle },
    before: was,
    running:
      tier === 'free' || endDate === null
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

/** To the account's own address and to the person who pays; once if both are the same mailbox. */
export async function queueToPayers(
  { queueMail }: Pick<Context, 'queueMail'>,
  tx: Transaction,
  { email, payerEmail }: Pick<Payer, 'email' | 'payerEmail'>,
  { key, ...mail }: Pick<NewMail, 'key' | 'kind' | 'payload'>,
): Promise<void> {
  for (const to of distinctMailboxes([email, payerEmail])) {
    const ownKey = to === email ? key : `${key}:payer`;
    await queueMail(tx, { ...mail, key: ownKey, to, importance: 'money' });
  }
}
