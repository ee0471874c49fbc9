/**
 * One thing at a time for each learner, in the order of asking. The database's row lock would see to that
 * too, but there every waiting request holds one of few connections, and other learners wait with it.
 */
import { TooMany } from './errors.ts';

/** So many requests of one learner may wait; who sends more is no learner in a hurry. */
const mostWaiting = 100;

export class Turns<Key> {
  readonly #lines = new Map<Key, { waiting: number; last: Promise<unknown> }>();

  /** @throws {TooMany} when the line is too long. */
  async take<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= mostWaiting) throw new TooMany('That was a lot at once. Wait a moment.', 1);
    this.#lines.set(key, line);
    line.waiting += 1;
    const turn = line.last.then(work);
    // The next one has its turn also when this one fails.
    line.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(key);
    }
  }
}
