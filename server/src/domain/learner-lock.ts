/** A learner whose row a transaction holds, and how to come by one. */
import type { UserId } from '@qubloom/contract';
import type { Transaction } from '../platform/database/client.ts';

declare const locked: unique symbol;

/**
 * A learner whose row this transaction holds: everything that pays takes it first, so that requests that
 * race are worked off one after the other.
 */
export interface LockedLearner {
  readonly id: UserId;
  readonly points: number;
  readonly streak: number;
  readonly lastLearnedOn: string | null;
  readonly lastLearnedZone: string | null;
  readonly lastLearnedAt: Date | null;
  readonly timeZone: string;
  readonly [locked]: true;
}

/**
 * One transaction that holds the learner's row from its first statement on. The work may run again, so it
 * does nothing but queries.
 */
export type WithLearner = <Result>(
  id: UserId,
  work: (tx: Transaction, learner: LockedLearner) => Promise<Result>,
) => Promise<Result>;
