/**
 * Runs one piece of work at a time per key, such as a learner, in the order of the calls. The database's row
 * lock would do the same, but there every waiting request holds one of few connections, so other learners wait,
 * too.
 */
import { TooMany } from './errors.ts';

/** The most calls that may wait for one key; a learner in a hurry never sends more. */
const maxWaiting = 100;

export class KeyedQueue<Key> {
  readonly #queues = new Map<Key, { waiting: number; last: Promise<unknown> }>();

  /** @throws {TooMany} if too many calls are already waiting. */
  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (queue.waiting >= maxWaiting) throw new TooMany('That was a lot at once. Wait a moment.', 1);
    this.#queues.set(key, queue);
    queue.waiting += 1;
    const result = queue.last.then(work);
    // The next call runs even if this one fails.
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) this.#queues.delete(key);
    }
  }
}
