import type { InitialState } from '../circuit/parts.ts';
import type { StateSums, SumsRequest } from '../inspect/state-sums.ts';
import {
  throwIfCancelled,
  type Backend,
  type BackendOptions,
  type RunFromOptions,
} from '../backend/backend.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import { MAX_STATE_WIRES, requireRoomFor, type StateVector } from '../state/state-vector.ts';
import { JobChannel } from './machine/job-channel.ts';
import { stepsOfStart } from './plan/initial-steps.ts';
import { planKernels, type KernelStart } from './plan/kernel-plan.ts';
import { createMachine, type Machine } from './machine/machine.ts';
import { runPlan } from './machine/run-plan.ts';
import { startOfState } from './machine/start-of-state.ts';
import { bytesOfSums, canSum, sumState } from './machine/state-sums.ts';
import { RunQueue } from './run-queue.ts';
import { nextTask } from '../backend/next-task.ts';

/** Milliseconds after which a run lets other tasks run. */
const TASK_MILLISECONDS = 12;

export interface LocalBackend extends Backend {
  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options?: BackendOptions,
  ): Promise<StateVector>;
  runFrom(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options?: RunFromOptions,
  ): Promise<StateVector>;
  sumsOf(state: StateVector, request: SumsRequest): Promise<StateSums> | undefined;
}

/**
 * Runs the kernels on the calling thread, for scripts and for code that is already in a worker. A page uses
 * `createKernelBackend`.
 */
export async function createLocalBackend(): Promise<LocalBackend> {
  const machine = await createMachine();
  const channel = new JobChannel(machine);
  const queue = new RunQueue();

  const queued = (
    wires: number,
    steps: readonly UnitaryStep[],
    start: () => KernelStart,
    options: RunFromOptions,
  ) =>
    queue.run(async (lend) => {
      throwIfCancelled(options.signal);
      requireRoomFor(wires, MAX_STATE_WIRES);
      machine.reserve(wires, bytesOfSums(wires));
      await runYielding(machine, channel, wires, steps, start(), options);
      const amplitudes = machine.amplitudes(wires);
      if (!options.borrow) return { wires, amplitudes: amplitudes.slice() };
      lend(amplitudes);
      return { wires, amplitudes };
    });
  return {
    name: 'kernels, local',
    maxWires: MAX_STATE_WIRES,
    run: (steps, { wires, amplitudes }, options = {}) => {
      const start = () => {
        machine.amplitudes(wires).set(amplitudes);
        return startOfState(machine, wires);
      };
      return queued(wires, steps, start, options);
    },
    runFrom: (initial, steps, options = {}) => {
      const start = { kind: 'basis', index: 0, re: 1, im: 0 } as const;
      return queued(initial.length, [...stepsOfStart(initial), ...steps], () => start, options);
    },
    sumsOf({ wires, amplitudes }, request) {
      if (!queue.isLent(amplitudes) || !canSum(wires, request)) return undefined;
      return Promise.resolve(sumState(machine, channel, wires, request));
    },
  };
}

async function runYielding(
  machine: Machine,
  channel: JobChannel,
  wires: number,
  steps: readonly UnitaryStep[],
  start: KernelStart,
  { signal, onProgress }: BackendOptions,
): Promise<void> {
  const plan = planKernels(wires, steps, start);
  let last = Date.now();
  for (const part of runPlan(machine, channel, plan, wires)) {
    if (Date.now() - last < TASK_MILLISECONDS) continue;
    onProgress?.(part);
    await nextTask();
    throwIfCancelled(signal);
    last = Date.now();
  }
}
