import { MAX_STATE_WIRES, requireRoomFor, TooLarge } from '../../state/state-vector.ts';
import { ROW_BYTES, stateBytes } from '../plan/block-layout.ts';
import type { KernelPlan } from '../plan/kernel-plan.ts';
import { DEFAULT_LIMITS, type Pass } from '../plan/pass-planner.ts';
import { bytesOfPasses, writePasses, type PassAddress } from './records.ts';
import {
  bytesOfBase64,
  PAGE_BYTES,
  webAssembly,
  type WasmMemory,
  type WasmModule,
} from './web-assembly.ts';

/*
 * The layout of the memory that all workers of one machine share:
 *
 *   0        words that coordinate the workers, see `job-channel.ts`
 *   4096     scratch for dense matrices and sums, 8 KiB a worker
 *   then     one block a worker
 *   then     the state
 *   then     tables and the program, or sums
 */
export const CONTROL_BYTES = 4096;
const SCRATCH_BYTES = 8192;

/** The exports of the compiled kernels; see `assembly/index.ts`. */
interface Kernels {
  runSweeps(sweeps: number, count: number, block: number, chunk: number, scratch: number): void;
  buildTables(pass: number, counter: number): void;
  runChunks(
    pass: number,
    counter: number,
    stop: number,
    block: number,
    scratch: number,
    max: number,
  ): number;
  sumShares(record: number, counter: number, scratch: number): void;
  spreadReal(from: number, to: number, cells: number, re: number, im: number): void;
  support(from: number, bytes: number): number;
  touch(from: number, bytes: number): void;
}

export interface MachineOptions {
  /** True if it is shared among workers, which needs `SharedArrayBuffer`. */
  readonly shared?: boolean;
  /** The number of workers that will use this memory. */
  readonly workers?: number;
}

/** Compiled kernels with a memory. */
export class Machine {
  readonly module: WasmModule;
  readonly memory: WasmMemory;
  readonly kernels: Kernels;
  readonly workers: number;

  constructor(module: WasmModule, memory: WasmMemory, kernels: Kernels, workers: number) {
    this.module = module;
    this.memory = memory;
    this.kernels = kernels;
    this.workers = workers;
  }

  /** Blocks are aligned to their size, and so is a state that is one block. */
  get stateAddress(): number {
    return roundUp(this.blockAddress(this.workers), DEFAULT_LIMITS.inPlaceBytes);
  }

  blockAddress(worker: number): number {
    return (
      roundUp(CONTROL_BYTES + this.workers * SCRATCH_BYTES, DEFAULT_LIMITS.blockBytes) +
      worker * DEFAULT_LIMITS.blockBytes
    );
  }

  scratchAddress(worker: number): number {
    return CONTROL_BYTES + worker * SCRATCH_BYTES;
  }

  /** Returns the amplitudes of a state of `wires` wires, in place. The array is stale once the memory has grown. */
  amplitudes(wires: number): Float64Array {
    return new Float64Array(this.memory.buffer, this.stateAddress, 2 * 2 ** wires);
  }

  /** Makes room for a state. Throws `TooLarge` if the host has no more memory. */
  reserve(wires: number, more = 0): void {
    requireRoomFor(wires, MAX_STATE_WIRES);
    const pages = Math.ceil(
      (this.stateAddress + stateBytes(Math.max(wires, 10), true) + more) / PAGE_BYTES,
    );
    const missing = pages - this.memory.buffer.byteLength / PAGE_BYTES;
    if (missing <= 0) return;
    try {
      this.memory.grow(missing);
    } catch (cause) {
      throw new TooLarge(`There is not enough memory here for a state of ${wires} qubits.`, {
        cause,
      });
    }
  }

  /** Writes the basis state that a plan starts with. */
  loadSeed({ seed, wires, isReal }: KernelPlan): void {
    if (!seed) return;
    const { buffer } = this.memory;
    const bytes = stateBytes(wires, true);
    // Small states share their block with padding wires, and the whole block is read.
    const read = Math.max(2 * ROW_BYTES, wires <= 10 ? bytes : 0);
    const numbers = new Float64Array(buffer, this.stateAddress, read / 8).fill(0);
    const { index, re, im } = seed;
    const cell = 4 * (index >>> 1) + (index & 1);
    numbers[isReal ? index : cell] = re;
    if (!isReal) numbers[cell + 2] = im;
  }

  /** Writes passes behind the state. They replace earlier ones. */
  loadPasses(wires: number, passes: readonly Pass[]): PassAddress[] {
    this.reserve(wires, bytesOfPasses(passes));
    const state = this.stateAddress;
    return writePasses(this.memory.buffer, state + stateBytes(wires, true), state, passes);
  }
}

/** Compiles the kernels and gives them a memory. The code is loaded only by this call. */
export async function createMachine({
  shared = false,
  workers = 1,
}: MachineOptions = {}): Promise<Machine> {
  if (!webAssembly) throw new Error('This host has no WebAssembly.');
  const module = await (shared ? sharedModule() : ownModule());
  const memory = new webAssembly.Memory({ initial: 64, ...(shared && { maximum: 65536, shared }) });
  return joinMachine(module, memory, workers);
}

/**
 * Does the same synchronously, for a worker that cannot wait. Pages may refuse it. `wasm` is from
 * `compiled/kernels.ts`.
 */
export function createMachineNow(wasm: string): Machine {
  if (!webAssembly) throw new Error('This host has no WebAssembly.');
  const module = new webAssembly.Module(bytesOfBase64(wasm));
  const memory = new webAssembly.Memory({ initial: 64 });
  const { exports } = new webAssembly.Instance(module, { env: { memory } });
  return new Machine(module, memory, exports as Kernels, 1);
}

/** Compiled once. A second machine starts with code that the engine has already optimized. */
const ownModule = once(async () => compile((await import('../compiled/kernels.ts')).wasm));
const sharedModule = once(async () =>
  compile((await import('../compiled/shared-kernels.ts')).wasm),
);

async function compile(wasm: string): Promise<WasmModule> {
  if (!webAssembly) throw new Error('This host has no WebAssembly.');
  return webAssembly.compile(bytesOfBase64(wasm));
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

/** Uses the same memory and code from another worker. */
export async function joinMachine(
  module: WasmModule,
  memory: WasmMemory,
  workers: number,
): Promise<Machine> {
  if (!webAssembly) throw new Error('This host has no WebAssembly.');
  const { exports } = await webAssembly.instantiate(module, { env: { memory } });
  return new Machine(module, memory, exports as Kernels, workers);
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
