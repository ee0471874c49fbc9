/** What rooms, chat and payments ask before a child takes part. */
import type { WaitsForConsent } from '@qubloom/contract';
import type { Learner } from '../platform/caller.ts';

/**
 * Asks the database each time, so that what a parent takes back is in force at once.
 * @throws {Forbidden} in a child's words while a parent has not said yes.
 */
export type AllowWithConsent = (learner: Learner, what: WaitsForConsent) => Promise<void>;
