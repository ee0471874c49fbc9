/** Results of items, loaded for all learners of a class in one statement. */
import type { AssignedItem, UserId } from '@qubloom/contract';
import type { Database } from '../../platform/database/client.ts';
import { keyOfItem } from './items.ts';
import { listResults, type ItemResult } from './queries.ts';

const nothingDone: ItemResult = {
  doneAt: null,
  touchedAt: null,
  score: null,
  tries: null,
};

/** Returns a function that finds the result of one learner. */
export async function loadResults(
  database: Database,
  learners: readonly UserId[],
  items: readonly AssignedItem[],
): Promise<(learner: UserId, item: AssignedItem) => ItemResult> {
  const keyOf = (learner: UserId, item: string) => `${String(learner)} ${item}`;
  const rows = await listResults(database, learners, items);
  const results = new Map(
    rows.map(({ userId, item, ...result }) => [keyOf(userId, item), result] as const),
  );
  return (learner, item) => results.get(keyOf(learner, keyOfItem(item))) ?? nothingDone;
}
