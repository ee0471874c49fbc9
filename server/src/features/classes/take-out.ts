/** Ends the membership of a learner with an account of their own. */
import type { UserId } from '@qubloom/contract';
import type { Transaction } from '../../platform/database/client.ts';
import { Forbidden } from '../../platform/errors.ts';
import { noSuchClass } from './policy.ts';
import { deleteLearner, findLearnerOf, type LockedClass } from './queries.ts';

/** @throws {Forbidden} with the sentence if the class has made the account */
export async function takeOutOwnAccount(
  tx: Transaction,
  found: LockedClass,
  id: UserId,
  refusal: string,
): Promise<void> {
  const learner = await findLearnerOf(tx, found.id, id);
  if (learner === null) throw noSuchClass();
  if (learner.isClassAccount) throw new Forbidden(refusal);
  await deleteLearner(tx, found, id);
}
