/**
 * One thing at a time for each key, such as a learner, in the order of asking. The database's row lock would see to that
 * too, but there every waiting request holds one of few connections, and other learners wait with it.
 */
import { TooMany } from './errors.ts';

/** So many may wait for one key; who sends more is no learner in a hurry. */
const maxWaiting = 100;

export class KeyedQueue<Key> {
  readonly #queues = new Map<Key, { waiting: number; last: Promise<unknown> }>();

  /** @throws {TooMany} when too many wait already. */
  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting >= maxWaiting) throw new TooMany('That was a lot at once. Wait a moment.', 1);
    this.#queues.set(key, queue);
    queue.waiting += 1;
    const result = queue.last.then(work);
    // The next one runs also when this one fails.
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) this.#queues.delete(key);
    }
  }
}
