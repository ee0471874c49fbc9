/** Who makes a call, and where it comes from. */
import type { AgeRange, LearnedAt, Tier, UserId } from '@qubloom/contract';
import type { Transaction } from './database/client.ts';

export interface Visitor {
  readonly kind: 'visitor';
}

export const visitor: Visitor = { kind: 'visitor' };

/** The signed-in learner as the database had it when the call began. */
export interface Learner {
  readonly kind: 'learner';
  readonly id: UserId;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly points: number;
  /** As stored; what is shown depends on the day. */
  readonly streak: number;
  /** Local calendar day `YYYY-MM-DD` on which something was last learned. */
  readonly lastLearnedOn: string | null;
  /** IANA zone in which that day was counted. */
  readonly lastLearnedZone: string | null;
  /** Null for what was learned before moments were kept. */
  readonly lastLearnedAt: Date | null;
  /** IANA zone of the learner now. */
  readonly timeZone: string;
  /** The learner chose the zone; else it follows the browser's. */
  readonly isTimeZoneChosen: boolean;
  /** The account is to be erased some days after. */
  readonly erasureAskedAt: Date | null;
  readonly tier: Tier;
  readonly subscriptionStatus: string;
  readonly ageRange: AgeRange;
}

export type Caller = Visitor | Learner;

/** A visitor has the free tier. */
export function tierOf(caller: Caller): Tier {
  return caller.kind === 'learner' ? caller.tier : 'free';
}

/** What may be stored about where a call came from: shortened, and forgotten after a while. */
export interface Origin {
  /** IPv4 without its last number, IPv6 by its first three groups. */
  readonly ipAddress: string | null;
  /** The browser's family only, e.g. `Firefox`. */
  readonly userAgent: string | null;
  /** The session's row, never its token. */
  readonly sessionId: string | null;
}

/**
 * Keeps the reply of a call that may be sent again, in the transaction of what it does. Does nothing for a call
 * without a key.
 */
export type RememberReply = (tx: Transaction, reply: unknown) => Promise<void>;

/** What a learner does by a call, apart from what it is. */
export interface Act {
  readonly origin: Origin;
  readonly remember: RememberReply;
  /** When it was done, as the device says that could not send it at once; else null. */
  readonly learnedAt: LearnedAt | null;
}

/** Where a call of somebody who wants to get in comes from. */
export interface CallOrigin {
  /** Of the connection, whole; for throttling only, never stored. */
  readonly address: string;
  /** Fit for the log. */
  readonly shortAddress: string | null;
  browserKnownTo(username: string): Promise<string | null>;
}
