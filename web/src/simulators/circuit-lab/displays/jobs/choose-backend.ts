/** What does the arithmetic of a job in the displays' worker. */
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
import { startWorker } from '../../../../lib/browser/trusted-worker.ts';
import { mayUsePool } from './jobs.ts';
import kernelWorkerUrl from './kernel-worker.ts?worker&url';

/**
 * Plain code for small circuits; kernels on this thread; from 18 wires on a pool of workers on shared memory, where
 * the page is isolated and the machine has a second core. All give the same amplitudes.
 */
export function createBackendChooser(): (circuit: Circuit) => Promise<Backend> {
  let local: Promise<Backend> | undefined;
  let pool: Promise<Backend | undefined> | undefined;
  const localBackend = () => (local ??= createLocalBackend().catch(() => plainBackend));
  return async (circuit) => {
    const wires = wireCount(circuit);
    if (wires <= MAX_PLAIN_WIRES) return plainBackend;
    if (!mayUsePool(circuit)) return localBackend();
    pool ??= openPool();
    return (await pool) ?? localBackend();
  };
}

/** Undefined where workers cannot share memory, or cannot be started. */
async function openPool(): Promise<Backend | undefined> {
  if (!canShareMemory() || navigator.hardwareConcurrency < 2) return undefined;
  const kernels = createKernelBackend({ createWorker: () => startWorker(kernelWorkerUrl) });
  try {
    await kernels.warm();
  } catch {
    return undefined;
  }
  return {
    name: kernels.name,
    maxWires: kernels.maxWires,
    run: (steps, state, options) => kernels.run(steps, state, options),
    // The state is read where it lies and is gone with the next job: no copy of 16 MB at 20 wires.
    runFrom: (initial, steps, options) =>
      kernels.runFrom(initial, steps, { ...options, borrow: true }),
  };
}
