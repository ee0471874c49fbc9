/** Chooses the backend for a job in the displays' worker. */
import {
  canShareMemory,
  createKernelBackend,
  createLocalBackend,
  MAX_PLAIN_WIRES,
  plainBackend,
  wireCount,
  type Backend,
  type Circuit,
} from '@qubloom/quantum';
import { startWorker } from '../../../lib/browser/trusted-worker.ts';
import { isOneState, mayUsePool } from './jobs.ts';
import kernelWorkerUrl from './kernel-worker.ts?worker&url';

/** Runs a job with the backend that suits its circuit. */
export type WithBackend = <Result>(
  circuit: Circuit,
  job: (backend: Backend) => Promise<Result>,
) => Promise<Result>;

/**
 * Small circuits use plain code. Larger ones use kernels on this thread. From 18 wires, they use a pool of workers on
 * shared memory if the page is isolated and the machine has a second core. All backends give the same amplitudes.
 * Kernels have one memory, which they lend to one job, so such jobs wait for each other.
 */
export function createBackendChooser(): WithBackend {
  let local: Promise<Required<Backend> | undefined> | undefined;
  let pool: Promise<Backend | undefined> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function kernelsFor(circuit: Circuit): Promise<Backend> {
    if (mayUsePool(circuit)) {
      pool ??= openPool();
      const opened = await pool;
      if (opened) return opened;
    }
    local ??= createLocalBackend().catch(() => undefined);
    const kernels = await local;
    if (!kernels) return plainBackend;
    // Each branch has its own state, and a memory can lend only one.
    return isOneState(circuit) ? lending(kernels) : kernels;
  }

  return (circuit, job) => {
    if (wireCount(circuit) <= MAX_PLAIN_WIRES) return job(plainBackend);
    const result = last.then(async () => job(await kernelsFor(circuit)));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Returns undefined if workers cannot share memory or cannot be started. */
async function openPool(): Promise<Backend | undefined> {
  if (!canShareMemory() || navigator.hardwareConcurrency < 2) return undefined;
  const kernels = createKernelBackend({ createWorker: () => startWorker(kernelWorkerUrl) });
  try {
    await kernels.warm();
  } catch {
    return undefined;
  }
  return lending(kernels);
}

/** A state is read in place and is gone after the next job. This avoids a copy of 16 MB at 20 wires. */
function lending(kernels: Required<Backend>): Backend {
  return {
    name: kernels.name,
    maxWires: kernels.maxWires,
    run: (steps, state, options) => kernels.run(steps, state, options),
    runFrom: (initial, steps, options) =>
      kernels.runFrom(initial, steps, { ...options, borrow: true }),
    sumsOf: (state, request) => kernels.sumsOf(state, request),
  };
}
