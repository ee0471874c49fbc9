import type { Machine } from './machine.ts';
import { CONTROL_BYTES } from './machine.ts';

/*
 * Workers on one memory. One is the leader. The others are followers and wait for jobs, which they read from words in
 * that memory, because a message would take longer than many jobs.
 */
const Word = {
  /** Not 0 if the run's signal is aborted. Kernels read it before each chunk. */
  abort: 0,
  /** Counts jobs; a follower wakes when it changes. */
  job: 16,
  /** The number of followers that have finished the job. */
  arrived: 32,
  kind: 48,
  /** Four words of arguments. */
  arguments: 49,
} as const;
/** Two numeric arguments, as an index into a Float64Array. */
const NUMBERS = 32;

const ABORT_ADDRESS = 4 * Word.abort;

/** Work that the workers share. Each takes a share until nothing is left. */
export type Job =
  | {
      readonly kind: 'tables' | 'chunks' | 'sums';
      /** Address of the record that describes the work. */
      readonly record: number;
      readonly counter: number;
    }
  | {
      /** Turns real numbers into amplitudes; source and target do not overlap. */
      readonly kind: 'spread';
      readonly from: number;
      readonly to: number;
      readonly cells: number;
      readonly re: number;
      readonly im: number;
    };

const KINDS = ['tables', 'chunks', 'sums', 'spread'] as const;

/** The number of spins before a worker goes to sleep. Jobs follow each other within microseconds. */
const SPINS = 4000;

export class JobChannel {
  readonly #machine: Machine;
  readonly #followers: number;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#followers = machine.workers - 1;
  }

  /** Created each time, because unshared memory has another buffer once it has grown. */
  get #words(): Int32Array {
    return new Int32Array(this.#machine.memory.buffer, 0, CONTROL_BYTES / 4);
  }

  get #numbers(): Float64Array {
    return new Float64Array(this.#machine.memory.buffer, 0, CONTROL_BYTES / 8);
  }

  get isAborted(): boolean {
    return Atomics.load(this.#words, Word.abort) !== 0;
  }

  /** Called if the run's signal is aborted. The kernels stop before their next chunk. */
  abort(): void {
    Atomics.store(this.#words, Word.abort, 1);
  }

  startRun(): void {
    Atomics.store(this.#words, Word.abort, 0);
  }

  /** Does a job together with the followers. */
  run(job: Job): void {
    this.begin(job);
    this.work(job, 0);
    this.finish();
  }

  /** Starts the followers on a job. The leader does its own share, and then calls `finish`. */
  begin(job: Job): void {
    if (this.#followers === 0) return;
    const words = this.#words;
    words[Word.kind] = KINDS.indexOf(job.kind);
    if (job.kind === 'spread') {
      words.set([job.from, job.to, job.cells], Word.arguments);
      this.#numbers.set([job.re, job.im], NUMBERS);
    } else {
      words.set([job.record, job.counter], Word.arguments);
    }
    Atomics.store(words, Word.arrived, 0);
    Atomics.add(words, Word.job, 1);
    Atomics.notify(words, Word.job);
  }

  /** Waits for the followers. */
  finish(): void {
    const words = this.#words;
    const followers = this.#followers;
    if (followers === 0) return;
    for (let spins = 0; Atomics.load(words, Word.arrived) < followers; spins++) {
      const arrived = Atomics.load(words, Word.arrived);
      if (spins > SPINS && arrived < followers) Atomics.wait(words, Word.arrived, arrived);
    }
  }

  /**
   * Does jobs as follower number `worker`, until the worker is terminated. It starts with the machine's first job,
   * which the leader may have started earlier.
   */
  serve(worker: number): never {
    const words = this.#words;
    for (let done = 0; ; done++) {
      for (let spins = 0; Atomics.load(words, Word.job) === done; spins++) {
        if (spins > SPINS) Atomics.wait(words, Word.job, done);
      }
      this.work(this.#readJob(), worker);
      Atomics.add(words, Word.arrived, 1);
      Atomics.notify(words, Word.arrived);
    }
  }

  /** Does one worker's share of a job. */
  work(job: Job, worker: number): void {
    const { kernels, workers } = this.#machine;
    switch (job.kind) {
      case 'tables':
        kernels.buildTables(job.record, job.counter);
        break;
      case 'chunks':
        while (this.takeChunk(job, worker));
        break;
      case 'sums':
        kernels.sumShares(job.record, job.counter, this.#machine.scratchAddress(worker));
        break;
      case 'spread': {
        const first = Math.floor((job.cells * worker) / workers);
        const count = Math.floor((job.cells * (worker + 1)) / workers) - first;
        kernels.spreadReal(job.from + 16 * first, job.to + 32 * first, count, job.re, job.im);
      }
    }
  }

  /** Returns false if there is no chunk left. */
  takeChunk({ record, counter }: { record: number; counter: number }, worker: number): boolean {
    const { kernels } = this.#machine;
    const block = this.#machine.blockAddress(worker);
    const scratch = this.#machine.scratchAddress(worker);
    return kernels.runChunks(record, counter, ABORT_ADDRESS, block, scratch, 1) !== 0;
  }

  #readJob(): Job {
    const kind = KINDS[this.#words[Word.kind]];
    const [first, second, third] = this.#words.subarray(Word.arguments, Word.arguments + 3);
    if (kind !== 'spread') return { kind, record: first, counter: second };
    const [re, im] = this.#numbers.subarray(NUMBERS, NUMBERS + 2);
    return { kind, from: first, to: second, cells: third, re, im };
  }
}
