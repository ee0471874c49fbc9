/** The engine's three backends. */
import { availableParallelism } from 'node:os';
import { basisState } from '../dist/state/state-vector.js';
import { plainBackend } from '../dist/simulate/state-vector/plain-backend.js';
import { createKernelBackend } from '../dist/kernels/kernel-backend.js';
import { createWorker } from './node-workers.mjs';

/**
 * A run goes from steps to amplitudes that can be read. It includes the planning, and the messages to the workers and
 * back. The kernels' amplitudes are read in place.
 */
export async function openBackends() {
  return [
    {
      name: 'plain TypeScript',
      kind: 'plain',
      run: async (n, steps) => (await plainBackend.run(steps, basisState(n))).amplitudes,
      close: () => undefined,
    },
    await inWorkers(1),
    await inWorkers(Math.max(2, availableParallelism())),
  ];
}

async function inWorkers(workers) {
  const backend = createKernelBackend({ createWorker, workers, shared: true });
  await backend.warm();
  return {
    name: `kernels, ${workers} worker${workers > 1 ? 's' : ''}`,
    kind: 'kernels',
    workers,
    async run(n, steps) {
      const initial = Array(n).fill('0');
      return (await backend.runFrom(initial, steps, { borrow: true })).amplitudes;
    },
    close: () => backend.release(),
  };
}
