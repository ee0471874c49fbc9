import type { InitialState } from '../circuit/circuit.ts';
import {
  Cancelled,
  throwIfCancelled,
  type Backend,
  type BackendOptions,
} from '../simulate/backend.ts';
import type { UnitaryStep } from '../simulate/program/unitary-step.ts';
import { requireRoomFor, TooLarge, type StateVector } from '../state/state-vector.ts';
import { stepsOfStart } from './plan/initial-steps.ts';
import { packSteps, type Answer, type Order, type PackedStart } from './messages.ts';
import type { WasmMemory } from './machine/web-assembly.ts';
import type { WorkerLike } from './worker-port.ts';

/** A page that asks for more than this asks for trouble: 25 wires fill half a GiB. */
const DEFAULT_MAX_WIRES = 25;
const MAX_WORKERS = 8;

export interface KernelBackendOptions {
  /** Makes a worker in which `serveKernels` has been called. */
  readonly createWorker: () => WorkerLike;
  /** How many; as many as the machine has processors, up to 8. Without shared memory it is one. */
  readonly workers?: number;
  /** Whether workers may share memory; in a page that takes cross-origin isolation. Found out if left out. */
  readonly shared?: boolean;
  readonly maxWires?: number;
}

export interface KernelRunOptions extends BackendOptions {
  /** The amplitudes may lie in the workers' memory, where they are good until the next run. Saves a copy. */
  readonly borrow?: boolean;
}

export interface KernelBackend extends Backend {
  /** How many workers there will be. */
  readonly workers: number;
  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options?: BackendOptions,
  ): Promise<StateVector>;
  /** As `run` from a product state, of which no amplitudes need to be made: much less work for short circuits. */
  runFrom(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options?: KernelRunOptions,
  ): Promise<StateVector>;
  /** Loads, compiles and warms the kernels now rather than at the first run. */
  warm(): Promise<void>;
  /** Gives workers and memory back. The next run begins anew. */
  release(): void;
}

/** WebAssembly kernels in one worker, or in several that share memory. Runs wait for each other. */
export function createKernelBackend(options: KernelBackendOptions): KernelBackend {
  return new WorkerBackend(options);
}

/** Whether this host lets workers share memory. */
export function canShareMemory(): boolean {
  const { crossOriginIsolated = true } = globalThis as { crossOriginIsolated?: boolean };
  return crossOriginIsolated && typeof SharedArrayBuffer !== 'undefined';
}

interface WorkerPool {
  readonly leader: WorkerLike;
  readonly all: readonly WorkerLike[];
  /** Absent where memory is not shared. */
  readonly memory?: WasmMemory;
}

interface Request {
  readonly wires: number;
  readonly steps: readonly UnitaryStep[];
  readonly start: PackedStart;
  readonly options: KernelRunOptions;
}

class WorkerBackend implements KernelBackend {
  readonly name: string;
  readonly maxWires: number;
  readonly workers: number;
  private readonly options: KernelBackendOptions;
  private readonly shared: boolean;
  private pool: Promise<WorkerPool> | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private nextId = 0;
  /** Ends the run that goes on; there is none if it is undefined. */
  private fail: ((reason: Error) => void) | undefined;

  constructor(options: KernelBackendOptions) {
    this.options = options;
    this.shared = options.shared ?? canShareMemory();
    this.workers = this.shared ? Math.max(1, options.workers ?? processors()) : 1;
    this.maxWires = options.maxWires ?? DEFAULT_MAX_WIRES;
    this.name = this.workers === 1 ? 'kernels' : `kernels on ${this.workers} workers`;
  }

  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options: BackendOptions = {},
  ): Promise<StateVector> {
    return this.enqueue({
      wires: state.wires,
      steps,
      start: { amplitudes: state.amplitudes },
      options,
    });
  }

  runFrom(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options: KernelRunOptions = {},
  ): Promise<StateVector> {
    const start = { index: 0 };
    return this.enqueue({
      wires: initial.length,
      steps: [...stepsOfStart(initial), ...steps],
      start,
      options,
    });
  }

  async warm(): Promise<void> {
    await this.opened();
  }

  release(): void {
    const { pool } = this;
    this.pool = undefined;
    this.fail?.(new Error('The workers were released.'));
    void pool?.then(
      ({ all }) => {
        for (const worker of all) worker.terminate();
      },
      () => undefined,
    );
  }

  private enqueue(request: Request): Promise<StateVector> {
    const result = this.queue.then(() => this.perform(request));
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async perform(request: Request): Promise<StateVector> {
    const { wires, options } = request;
    throwIfCancelled(options.signal);
    requireRoomFor(wires, this.maxWires);
    const pool = await this.opened();
    const amplitudes = await this.ask(pool, request);
    if (typeof amplitudes !== 'number') return { wires, amplitudes };
    if (!pool.memory) throw new Error('There is no shared memory.');
    const view = new Float64Array(pool.memory.buffer, amplitudes, 2 * 2 ** wires);
    return { wires, amplitudes: options.borrow ? view : copyOf(view) };
  }

  private ask(
    pool: WorkerPool,
    { wires, steps, start, options }: Request,
  ): Promise<Float64Array | number> {
    const id = this.nextId++;
    const { leader } = pool;
    const done = new Promise<Float64Array | number>((resolve, reject) => {
      this.fail = reject;
      this.hear = (answer) => {
        if (!('id' in answer) || answer.id !== id) return;
        if (answer.kind === 'done') resolve(answer.amplitudes);
        else if (answer.kind === 'stopped') reject(new Cancelled(options.signal?.reason));
        else if (answer.kind === 'failed')
          reject(answer.isTooLarge ? new TooLarge(answer.reason) : new Error(answer.reason));
        else if (answer.kind === 'progress') {
          if (options.signal?.aborted) send(leader, { kind: 'stop', id });
          else options.onProgress?.(answer.part);
        }
      };
    });
    const packed = packSteps(steps);
    const transfer = [packed.wires.buffer, packed.matrices.buffer] as ArrayBuffer[];
    if ('amplitudes' in start) transfer.push(...ownBuffer(start.amplitudes));
    send(leader, { kind: 'run', id, wires, steps: packed, start }, transfer);
    return done.finally(() => {
      this.fail = undefined;
      this.hear = undefined;
    });
  }

  private hear: ((answer: Answer) => void) | undefined;

  private opened(): Promise<WorkerPool> {
    if (this.pool) return this.pool;
    const pool = this.open();
    this.pool = pool;
    pool.catch(() => {
      if (this.pool === pool) this.pool = undefined;
    });
    return pool;
  }

  private async open(): Promise<WorkerPool> {
    const all = Array.from({ length: this.workers }, () => this.options.createWorker());
    try {
      const [leader, ...followers] = all;
      for (const worker of all) {
        worker.addEventListener('error', ({ message }) =>
          this.break(new Error(message ?? 'A worker failed.')),
        );
      }
      const { module, memory } = await this.lead(leader);
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
      leader.addEventListener('message', ({ data }) => this.hear?.(data as Answer));
      return { leader, all, ...(memory && { memory }) };
    } catch (reason) {
      for (const worker of all) worker.terminate();
      throw reason;
    }
  }

  private async lead(leader: WorkerLike): Promise<Extract<Answer, { kind: 'opened' }>> {
    const opened = answerOf(leader, 'opened');
    send(leader, { kind: 'open', workers: this.workers, shared: this.shared });
    return (await opened) as Extract<Answer, { kind: 'opened' }>;
  }

  /** A worker that failed is not trusted with another run. */
  private break(reason: Error): void {
    this.fail?.(reason);
    this.release();
  }
}

function send(worker: WorkerLike, order: Order, transfer: ArrayBuffer[] = []): void {
  worker.postMessage(order, transfer);
}

/** The worker's first answer, which is to be of this kind. */
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

/** The buffer of an array that was handed over, if it holds nothing else: it can be moved, not copied. */
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
