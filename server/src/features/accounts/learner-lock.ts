/** Works of one learner, one after the other. */
import type { UserId } from '@qubloom/contract';
import type { WithLearner } from '../../domain/learner-lock.ts';
import type { Database } from '../../platform/database/client.ts';
import { NotSignedIn } from '../../platform/errors.ts';
import { KeyedQueue } from '../../platform/keyed-queue.ts';
import { lockLearner } from './queries.ts';

export function learnerLock(database: Database): WithLearner {
  const queue = new KeyedQueue<UserId>();
  return (id, work) =>
    queue.run(id, () =>
      database.transaction(async (tx) => {
        const learner = await lockLearner(tx, id);
        // The account can be erased after the session was looked up.
        if (learner === null) throw new NotSignedIn();
        return work(tx, learner);
      }),
    );
}
