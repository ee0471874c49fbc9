/**
 * A queue of runs that wait for each other, because they use one memory, and the amplitudes that the last run has lent
 * from it.
 */
export class RunQueue {
  #last: Promise<unknown> = Promise.resolve();
  #asked = 0;
  #lent: Float64Array | undefined;

  /** Executes a run in its turn. The amplitudes that it lends are valid until the next run is requested. */
  run<Result>(
    work: (lend: (amplitudes: Float64Array) => void) => Promise<Result>,
  ): Promise<Result> {
    this.takeBack();
    const number = ++this.#asked;
    return this.inTurn(() =>
      work((amplitudes) => {
        if (number === this.#asked) this.#lent = amplitudes;
      }),
    );
  }

  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  isLent(amplitudes: Float64Array): boolean {
    return amplitudes === this.#lent;
  }

  takeBack(): void {
    this.#lent = undefined;
  }
}
