/** Locks a learner's row for a transaction. */
import type { UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { NotSignedIn } from '../../platform/errors.ts';
import { KeyedQueue } from '../../platform/keyed-queue.ts';
import { oncePer } from '../../platform/once-per.ts';
import { lockLearner, type LockedLearner } from './queries.ts';

const queueOf = oncePer((_context: Context) => new KeyedQueue<UserId>());

/**
 * Runs one transaction that locks the learner's row with its first statement, so transactions of one learner run one
 * after another. The work may run again, so it must do nothing except queries.
 * @throws {NotSignedIn} if the account was erased after the session was looked up
 */
export function withLearner<Result>(
  context: Context,
  id: UserId,
  work: (tx: Transaction, learner: LockedLearner) => Promise<Result>,
): Promise<Result> {
  return queueOf(context).run(id, () =>
    context.database.transaction(async (tx) => {
      const learner = await lockLearner(tx, id);
      if (learner === null) throw new NotSignedIn();
      return work(tx, learner);
    }),
  );
}
