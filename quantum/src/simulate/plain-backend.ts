import { applyStep } from './apply-step.ts';
import { throwIfCancelled, type Backend } from './backend.ts';
import { createBreath } from './breath.ts';

/** Plain TypeScript on the thread that calls it. The reference, and as good as any up to 12 qubits. */
export const plainBackend: Backend = {
  name: 'plain',
  maxWires: 26,
  async run(steps, state, { signal, onProgress } = {}) {
    throwIfCancelled(signal);
    const breath = createBreath();
    for (const [done, step] of steps.entries()) {
      applyStep(state.amplitudes, step);
      if (breath.isDue()) {
        onProgress?.((done + 1) / steps.length);
        await breath.take();
        throwIfCancelled(signal);
      }
    }
    return state;
  },
};
