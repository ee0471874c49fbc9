import { MAX_STATE_WIRES, type StateVector } from '../../state/state-vector.ts';
import { applyStep } from './apply-step.ts';
import { throwIfCancelled, type Backend, type ImmediateBackend } from '../../backend/backend.ts';
import { finishWork, type Work } from '../work.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

/** Up to this size, plain code on the calling thread is as fast as any other method. */
export const MAX_PLAIN_WIRES = 12;
/** A run that touches fewer amplitudes ends before a page would notice it. */
const SHORT_WORK = 2 ** 19;

/** Plain TypeScript on the calling thread. It is the reference, and as fast as any other method up to 12 qubits. */
export const plainBackend: Backend = {
  name: 'plain',
  maxWires: MAX_STATE_WIRES,
  run(steps, state, options = {}) {
    throwIfCancelled(options.signal);
    const isShort = steps.length * 2 ** state.wires <= SHORT_WORK;
    return isShort
      ? immediatePlainBackend.run(steps, state)
      : finishWork(inSteps(steps, state), options);
  },
};

/** Does the same without a break. */
export const immediatePlainBackend: ImmediateBackend = {
  name: 'plain',
  maxWires: MAX_STATE_WIRES,
  run(steps, state) {
    for (const step of steps) applyStep(state.amplitudes, step);
    return state;
  },
};

function* inSteps(steps: readonly UnitaryStep[], state: StateVector): Work<StateVector> {
  for (const [done, step] of steps.entries()) {
    applyStep(state.amplitudes, step);
    yield (done + 1) / steps.length;
  }
  return state;
}
