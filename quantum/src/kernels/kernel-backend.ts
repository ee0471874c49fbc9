import type { InitialState } from '../circuit/parts.ts';
import {
  Cancelled,
  throwIfCancelled,
  type Backend,
  type BackendOptions,
  type RunFromOptions,
} from '../backend/backend.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import type { StateSums, SumsRequest } from '../inspect/state-sums.ts';
import { requireRoomFor, TooLarge, type StateVector } from '../state/state-vector.ts';
import { stepsOfStart } from './plan/initial-steps.ts';
import { packSteps, type Answer, type Order, type PackedStart } from './messages.ts';
import { canSum } from './machine/state-sums.ts';
import type { WasmMemory } from './machine/web-assembly.ts';
import { RunQueue } from './run-queue.ts';
import type { WorkerLike } from './worker-port.ts';

/** More than this would burden a page: 25 wires fill half a GiB. */
const DEFAULT_MAX_WIRES = 25;
const MAX_WORKERS = 8;

export interface KernelBackendOptions {
  /** Creates a worker in which `serveKernels` has been called. */
  readonly createWorker: () => WorkerLike;
  /** The number of workers; by default the number of processors, up to 8. Without shared memory it is one. */
  readonly workers?: number;
  /** True if workers may share memory, which in a page requires cross-origin isolation. Detected if left out. */
  readonly shared?: boolean;
  readonly maxWires?: number;
}

export interface KernelBackend extends Backend {
  /** The number of workers that will be created. */
  readonly workers: number;
  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options?: BackendOptions,
  ): Promise<StateVector>;
  /**
   * Works like `run` from a product state, whose amplitudes are not created. This is much less work for short circuits.
   */
  runFrom(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options?: RunFromOptions,
  ): Promise<StateVector>;
  sumsOf(state: StateVector, request: SumsRequest): Promise<StateSums> | undefined;
  /** Loads, compiles, and warms the kernels now instead of at the first run. */
  warm(): Promise<void>;
  /** Releases workers and memory. The next run creates them again. */
  release(): void;
}

/** Runs WebAssembly kernels in one worker, or in several that share memory. Runs wait for each other. */
export function createKernelBackend(options: KernelBackendOptions): KernelBackend {
  return new WorkerBackend(options);
}

/** Returns true if this host lets workers share memory. */
export function canShareMemory(): boolean {
  const { crossOriginIsolated = true } = globalThis as { crossOriginIsolated?: boolean };
  return crossOriginIsolated && typeof SharedArrayBuffer !== 'undefined';
}

interface WorkerPool {
  readonly leader: WorkerLike;
  readonly all: readonly WorkerLike[];
  /** Absent if memory is not shared. */
  readonly memory?: WasmMemory;
}

interface Request {
  readonly wires: number;
  readonly steps: readonly UnitaryStep[];
  readonly start: PackedStart;
  readonly options: RunFromOptions;
}

class WorkerBackend implements KernelBackend {
  readonly name: string;
  readonly maxWires: number;
  readonly workers: number;
  readonly #options: KernelBackendOptions;
  readonly #shared: boolean;
  #pool: Promise<WorkerPool> | undefined;
  readonly #queue = new RunQueue();
  #nextId = 0;
  /** Ends the current run; undefined if there is none. */
  #fail: ((reason: Error) => void) | undefined;

  constructor(options: KernelBackendOptions) {
    this.#options = options;
    this.#shared = options.shared ?? canShareMemory();
    this.workers = this.#shared ? Math.max(1, options.workers ?? processors()) : 1;
    this.maxWires = options.maxWires ?? DEFAULT_MAX_WIRES;
    this.name = this.workers === 1 ? 'kernels' : `kernels on ${this.workers} workers`;
  }

  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options: BackendOptions = {},
  ): Promise<StateVector> {
    return this.#enqueue({
      wires: state.wires,
      steps,
      start: { amplitudes: state.amplitudes },
      options,
    });
  }

  runFrom(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options: RunFromOptions = {},
  ): Promise<StateVector> {
    const start = { index: 0 };
    return this.#enqueue({
      wires: initial.length,
      steps: [...stepsOfStart(initial), ...steps],
      start,
      options,
    });
  }

  async warm(): Promise<void> {
    await this.#opened();
  }

  release(): void {
    const pool = this.#pool;
    this.#pool = undefined;
    this.#queue.takeBack();
    this.#fail?.(new Error('The workers were released.'));
    void pool?.then(
      ({ all }) => {
        for (const worker of all) worker.terminate();
      },
      () => undefined,
    );
  }

  sumsOf(state: StateVector, request: SumsRequest): Promise<StateSums> | undefined {
    const { wires, amplitudes } = state;
    const pool = this.#pool;
    if (!pool || !this.#queue.isLent(amplitudes) || !canSum(wires, request)) return undefined;
    return this.#queue.inTurn(async () => {
      if (pool !== this.#pool) throw new Error('The workers were released.');
      const order = { kind: 'sum', id: this.#nextId++, wires, request } as const;
      return (await this.#ask(await pool, order, 'summed')).sums;
    });
  }

  #enqueue(request: Request): Promise<StateVector> {
    return this.#queue.run((lend) => this.#perform(request, lend));
  }

  async #perform(
    { wires, steps, start, options }: Request,
    lend: (amplitudes: Float64Array) => void,
  ): Promise<StateVector> {
    throwIfCancelled(options.signal);
    requireRoomFor(wires, this.maxWires);
    const pool = await this.#opened();
    const packed = packSteps(steps);
    const transfer = [packed.wires.buffer, packed.matrices.buffer] as ArrayBuffer[];
    if ('amplitudes' in start) transfer.push(...ownBuffer(start.amplitudes));
    const order = { kind: 'run', id: this.#nextId++, wires, steps: packed, start } as const;
    const { amplitudes } = await this.#ask(pool, order, 'done', { ...options, transfer });
    if (typeof amplitudes !== 'number') return { wires, amplitudes };
    if (!pool.memory) throw new Error('There is no shared memory.');
    const view = new Float64Array(pool.memory.buffer, amplitudes, 2 * 2 ** wires);
    if (!options.borrow) return { wires, amplitudes: copyOf(view) };
    lend(view);
    return { wires, amplitudes: view };
  }

  #ask<Kind extends 'done' | 'summed'>(
    { leader }: WorkerPool,
    order: Extract<Order, { kind: 'run' | 'sum' }>,
    kind: Kind,
    { signal, onProgress, transfer = [] }: BackendOptions & { transfer?: ArrayBuffer[] } = {},
  ): Promise<Extract<Answer, { kind: Kind }>> {
    const { id } = order;
    const done = new Promise<Extract<Answer, { kind: Kind }>>((resolve, reject) => {
      this.#fail = reject;
      this.#onAnswer = (answer) => {
        if (!('id' in answer) || answer.id !== id) return;
        // The compiler does not narrow a union by a type parameter.
        if (answer.kind === kind) resolve(answer as Extract<Answer, { kind: Kind }>);
        else if (answer.kind === 'aborted') reject(new Cancelled(signal?.reason));
        else if (answer.kind === 'failed')
          reject(answer.isTooLarge ? new TooLarge(answer.reason) : new Error(answer.reason));
        else if (answer.kind === 'progress' && !signal?.aborted) onProgress?.(answer.part);
      };
    });
    const abort = () => send(leader, { kind: 'abort', id });
    send(leader, order, transfer);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
    return done.finally(() => {
      signal?.removeEventListener('abort', abort);
      this.#fail = undefined;
      this.#onAnswer = undefined;
    });
  }

  #onAnswer: ((answer: Answer) => void) | undefined;

  #opened(): Promise<WorkerPool> {
    if (this.#pool) return this.#pool;
    const pool = this.#open();
    this.#pool = pool;
    pool.catch(() => {
      if (this.#pool === pool) this.#pool = undefined;
    });
    return pool;
  }

  async #open(): Promise<WorkerPool> {
    const all = Array.from({ length: this.workers }, () => this.#options.createWorker());
    try {
      const [leader, ...followers] = all;
      for (const worker of all) {
        worker.addEventListener('error', ({ message }) =>
          this.#break(new Error(message ?? 'A worker failed.')),
        );
      }
      const { module, memory } = await this.#lead(leader);
      await Promise.all(
        followers.map((follower, i) => {
          const joined = answerOf(follower, 'joined');
          follower.postMessage(
            { kind: 'join', index: i + 1, workers: this.workers, memory, module },
            [],
          );
          return joined;
        }),
      );
      leader.addEventListener('message', ({ data }) => this.#onAnswer?.(data as Answer));
      return { leader, all, ...(memory && { memory }) };
    } catch (reason) {
      for (const worker of all) worker.terminate();
      throw reason;
    }
  }

  async #lead(leader: WorkerLike): Promise<Extract<Answer, { kind: 'opened' }>> {
    const opened = answerOf(leader, 'opened');
    send(leader, { kind: 'open', workers: this.workers, shared: this.#shared });
    return (await opened) as Extract<Answer, { kind: 'opened' }>;
  }

  /** A worker that failed gets no other run. */
  #break(reason: Error): void {
    this.#fail?.(reason);
    this.release();
  }
}

function send(worker: WorkerLike, order: Order, transfer: ArrayBuffer[] = []): void {
  worker.postMessage(order, transfer);
}

/** Returns the worker's first answer, which must be of this kind. */
function answerOf(worker: WorkerLike, kind: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      const answer = data as { kind: string; reason?: string };
      if (answer.kind === kind) resolve(answer);
      else if (answer.kind === 'failed') reject(new Error(answer.reason));
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message ?? 'A worker failed.')),
    );
  });
}

/**
 * Returns the buffer of an array that the caller has given up, if it contains nothing else. Then it can be moved
 * instead of copied.
 */
function ownBuffer(array: Float64Array): ArrayBuffer[] {
  const { buffer } = array;
  return buffer instanceof ArrayBuffer && buffer.byteLength === array.byteLength ? [buffer] : [];
}

function copyOf(view: Float64Array): Float64Array {
  const copy = new Float64Array(view.length);
  copy.set(view);
  return copy;
}

function processors(): number {
  const { navigator } = globalThis as { navigator?: { hardwareConcurrency?: number } };
  return Math.min(MAX_WORKERS, navigator?.hardwareConcurrency ?? 1);
}
