/**
 * Does the work for each item, one after the other; a failure does not stop the others.
 * @param failed the work that failed, in a word such as `erased`
 * @throws {AggregateError} at the end, so that the job as a whole is tried again.
 */
export async function forAll<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  failed: string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const item of items) {
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${String(failures.length)} could not be ${failed}`);
  }
}
