/**
 * Makes one query of many: what is asked for while such a query is under way is looked up together in
 * the next. `find` gives each answer under its question's key. Nothing is remembered, so every answer is
 * as fresh as one of its own would be. Who asks alone waits for nothing.
 */
export function batched<Question, Found>(
  find: (questions: readonly Question[]) => Promise<ReadonlyMap<string, Found>>,
  keyOf: (question: Question) => string,
): (question: Question) => Promise<Found | null> {
  type Gathering = {
    readonly questions: Map<string, Question>;
    readonly found: Promise<ReadonlyMap<string, Found>>;
  };
  let gathering: Gathering | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  function gather() {
    const questions = new Map<string, Question>();
    const found = Promise.race([underWay, wait(longestWait)]).then(() => {
      gathering = undefined;
      const query = find([...questions.values()]);
      underWay = query.catch(() => undefined);
      return query;
    });
    return { questions, found };
  }

  return (question) => {
    const key = keyOf(question);
    gathering ??= gather();
    gathering.questions.set(key, question);
    return gathering.found.then((found) => found.get(key) ?? null);
  };
}

/** The same for a query that has nothing to ask for by key: who asks at once shares the answer. */
export function shared<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  const findAll = batched(
    async () => new Map([['', { answer: await find() }]]),
    () => '',
  );
  return async () => {
    const found = await findAll(null);
    if (!found) throw new Error('A shared query came back without its answer.');
    return found.answer;
  };
}

/** Milliseconds: a query that hangs holds up nobody but those who are in it. */
const longestWait = 10;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
