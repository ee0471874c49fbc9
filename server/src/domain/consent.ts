/** What rooms, chat and payments ask before a child takes part. */
import type { UserId, WaitsForConsent } from '@qubloom/contract';
import type { Learner } from '../platform/caller.ts';

/**
 * Asks the database each time, so that what a parent takes back is in force at once.
 * @throws {Forbidden} in a child's words while a parent has not said yes.
 */
export type AllowWithConsent = (learner: Learner, what: WaitsForConsent) => Promise<void>;

/** What parents have said of children under 13. Who is not among them has no parent's word. */
export type ParentsWords = (
  children: readonly UserId[],
) => Promise<ReadonlyMap<UserId, ParentsWord>>;

export interface ParentsWord {
  /** Whether the child may do things with others. */
  readonly together: boolean;
  /** Whether in their own words. */
  readonly freeChat: boolean;
}
