/**
 * Makes one query of many: what is asked for while such a query is under way is looked up together in
 * the next. Nothing is remembered, so every answer is as fresh as one of its own would be. Under load a
 * call then costs half; alone, it waits for nothing.
 */
export function batched<Found>(
  find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  let gathering: { keys: Set<string>; found: Promise<ReadonlyMap<string, Found>> } | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  function gather() {
    const keys = new Set<string>();
    const found = Promise.race([underWay, wait(longestWait)]).then(() => {
      gathering = undefined;
      const query = find([...keys]);
      underWay = query.catch(() => undefined);
      return query;
    });
    return { keys, found };
  }

  return (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return gathering.found.then((found) => found.get(key) ?? null);
  };
}

/** The same for a query that has nothing to ask for by key: who asks at once shares the answer. */
export function shared<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  const findAll = batched(async (keys) => {
    const answer = await find();
    return new Map(keys.map((key) => [key, { answer }]));
  });
  return async () => {
    const found = await findAll('');
    if (!found) throw new Error('A shared query came back without its answer.');
    return found.answer;
  };
}

/** Milliseconds: a query that hangs holds up nobody but those who are in it. */
const longestWait = 10;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
