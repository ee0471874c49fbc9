/** The messages that somebody may send. The window slides, so nobody gets twice as many around its end. */

export interface Limit {
  readonly count: number;
  /** The period in milliseconds. */
  readonly within: number;
}

/** A socket that sends this many times the limit is flooding the server, not in a hurry. */
const floodFactor = 10;

export class Allowance {
  readonly #limit: Limit;
  #taken: number[] = [];
  #refused: number[] = [];

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  take(now: number): 'taken' | 'too-fast' | 'flood' {
    const { count, within } = this.#limit;
    const isRecent = (time: number) => time > now - within;
    this.#taken = this.#taken.filter(isRecent);
    if (this.#taken.length < count) {
      this.#taken.push(now);
      return 'taken';
    }
    this.#refused = this.#refused.filter(isRecent);
    this.#refused.push(now);
    return this.#refused.length >= count * floodFactor ? 'flood' : 'too-fast';
  }
}
