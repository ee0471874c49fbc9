import { MAX_PLAIN_WIRES, plainBackend } from '../simulate/state-vector/plain-backend.ts';
import {
  createKernelBackend,
  type KernelBackend,
  type KernelBackendOptions,
} from './kernel-backend.ts';
import { productState } from '../state/state-vector.ts';

/**
 * The backend for a page: plain code on the page's own thread for small states, and the kernels in
 * workers for all that could make it stutter.
 */
export function createAutomaticBackend(options: KernelBackendOptions): KernelBackend {
  const kernels = createKernelBackend(options);
  return {
    name: 'automatic',
    maxWires: kernels.maxWires,
    workers: kernels.workers,
    async run(steps, state, runOptions) {
      const backend = state.wires <= MAX_PLAIN_WIRES ? plainBackend : kernels;
      return backend.run(steps, state, runOptions);
    },
    async runFrom(initial, steps, runOptions) {
      if (initial.length > MAX_PLAIN_WIRES) return kernels.runFrom(initial, steps, runOptions);
      return plainBackend.run(steps, productState(initial), runOptions);
    },
    sumsOf: (state, request) => kernels.sumsOf(state, request),
    warm: () => kernels.warm(),
    release: () => kernels.release(),
  };
}
