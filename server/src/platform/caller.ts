/** The maker of a call, and where the call comes from. */
import type { AgeRange, LearnedAt, Tier, UserId } from '@qubloom/contract';
import type { Transaction } from './database/client.ts';

export interface Visitor {
  readonly kind: 'visitor';
}

export const visitor: Visitor = { kind: 'visitor' };

/** The signed-in learner, as read from the database when the call began. */
export interface Learner {
  readonly kind: 'learner';
  readonly id: UserId;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly points: number;
  /** The stored value; the value to show depends on the day. */
  readonly streak: number;
  /** The local calendar day of the last learning, as `YYYY-MM-DD`. */
  readonly lastLearnedOn: string | null;
  /** The IANA zone in which that day was counted. */
  readonly lastLearnedZone: string | null;
  /** Null if the learning happened before times were stored. */
  readonly lastLearnedAt: Date | null;
  /** The learner's current IANA zone. */
  readonly timeZone: string;
  /** True if the learner chose the zone; if not, it follows the browser's. */
  readonly isTimeZoneChosen: boolean;
  /** When the learner asked for the account's erasure, which comes some days later. */
  readonly erasureAskedAt: Date | null;
  /** The tier that is open: the one paid for, or the highest one through a class with a plan. */
  readonly tier: Tier;
  readonly subscriptionStatus: string;
  readonly ageRange: AgeRange;
}

export type Caller = Visitor | Learner;

/** A visitor has the free tier. */
export function tierOf(caller: Caller): Tier {
  return caller.kind === 'learner' ? caller.tier : 'free';
}

/** The stored facts about where a call came from: shortened, and deleted after a while. */
export interface Origin {
  /** IPv4 without its last number, IPv6 with only its first three groups. */
  readonly ipAddress: string | null;
  /** The browser's family only, e.g. `Firefox`. */
  readonly userAgent: string | null;
  /** A short id of the session, never its token. */
  readonly sessionId: string | null;
}

/**
 * Stores the reply of a call that may be sent again, in the call's own transaction. Does nothing for a call
 * without a key.
 */
export type RememberReply = (tx: Transaction, reply: unknown) => Promise<void>;

/** Facts about a learner's call that don't depend on what the call does. */
export interface Act {
  readonly origin: Origin;
  readonly remember: RememberReply;
  /** When it happened, as reported by a device that could not send it at once; otherwise null. */
  readonly learnedAt: LearnedAt | null;
}

/** Where a sign-in or sign-up call comes from. */
export interface CallOrigin {
  /** The connection's full address; used only for throttling and never stored. */
  readonly address: string;
  /** The shortened address, fit for the log. */
  readonly shortAddress: string | null;
  browserKnownTo(username: string): Promise<string | null>;
}
