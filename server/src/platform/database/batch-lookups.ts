/** Combines lookups of the same kind from one turn of the event loop into one query. */
import DataLoader from 'dataloader';

/**
 * Returns a function that looks up one key. Nothing is cached: a lookup in a later turn queries the database again.
 *
 * @param findAll returns one value per key, in the order of the keys.
 */
export function batchLookups<Key, Value>(
  findAll: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(findAll, {
    cache: false,
    batchScheduleFn: (runBatch) => void setImmediate(runBatch),
  });
  return (key) => loader.load(key);
}
