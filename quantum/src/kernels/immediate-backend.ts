import type { ImmediateBackend } from '../backend/backend.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import { MAX_STATE_WIRES, type StateVector } from '../state/state-vector.ts';
import { wasm } from './compiled/kernels.ts';
import { createMachineNow } from './machine/machine.ts';
import { runPlan } from './machine/run-plan.ts';
import { startOfState } from './machine/start-of-state.ts';
import { JobChannel } from './machine/job-channel.ts';
import { stepsOfStart } from './plan/initial-steps.ts';
import { planKernels, type KernelStart } from './plan/kernel-plan.ts';

/** Runs the kernels on the calling thread, synchronously and without breaks. It is for workers. */
export function createImmediateBackend(): ImmediateBackend {
  const machine = createMachineNow(wasm);
  const channel = new JobChannel(machine);

  function runFromStart(
    wires: number,
    steps: readonly UnitaryStep[],
    start: () => KernelStart,
  ): StateVector {
    machine.reserve(wires);
    const parts = runPlan(machine, channel, planKernels(wires, steps, start()), wires);
    while (parts.next().done !== true);
    return { wires, amplitudes: machine.amplitudes(wires).slice() };
  }

  return {
    name: 'kernels, immediate',
    maxWires: MAX_STATE_WIRES,
    run: (steps, { wires, amplitudes }) =>
      runFromStart(wires, steps, () => {
        machine.amplitudes(wires).set(amplitudes);
        return startOfState(machine, wires);
      }),
    runFrom(initial, steps) {
      const start = { kind: 'basis', index: 0, re: 1, im: 0 } as const;
      return runFromStart(initial.length, [...stepsOfStart(initial), ...steps], () => start);
    },
  };
}
