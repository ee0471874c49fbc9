import type { Circuit } from '../circuit/circuit.ts';
import { wireCount } from '../circuit/operations.ts';
import { createImmediateBackend } from '../kernels/immediate-backend.ts';
import type { ImmediateBackend } from '../backend/backend.ts';
import { MAX_DENSITY_WIRES } from '../state/density-state.ts';
import { MAX_STATE_WIRES, requireRoomFor } from '../state/state-vector.ts';
import { withoutHandOver, type UseOfSimulation } from './choose.ts';
import { distributionByDensity } from './density/density-distribution.ts';
import {
  withoutDiscardedRuns,
  distributionByBranches,
  sortedOutcomes,
  TooManyBranches,
  type ExactOptions,
} from './exact-distribution.ts';
import type { Instruction } from './program/instruction.ts';
import { readoutPlanOf, type ReadoutPlan } from './program/readout.ts';
import { shotsOf, type RunOptions, type RunResult } from './run-circuit.ts';
import { stabilizerSimulationFor } from './stabilizer/stabilizer-simulation.ts';
import { pathThrough, stateByStretches, type PathOptions } from './state-after.ts';
import type { PathState } from './state-vector/path.ts';
import { immediatePlainBackend, MAX_PLAIN_WIRES } from './state-vector/plain-backend.ts';
import { vectorSimulation } from './state-vector/vector-simulation.ts';
import { finishWorkNow } from './work.ts';

/**
 * The engine without promises, for a worker whose caller cannot wait, such as a program in another language. A
 * computation cannot be interrupted. To stop it, end the worker.
 */
export interface ImmediateEngine {
  /** Works like the function with this name, for all columns. */
  stateAfter(circuit: Circuit, options?: PathOptions): PathState;
  exactDistribution(circuit: Circuit, options?: Pick<ExactOptions, 'noise'>): Map<string, number>;
  runCircuit(circuit: Circuit, options?: Pick<RunOptions, 'shots' | 'seed' | 'noise'>): RunResult;
}

/**
 * States of more wires than `maxWires` are refused with `TooLarge`. WebAssembly is compiled with the first state that
 * needs it, and throws then if the host forbids it.
 */
export function createImmediateEngine(maxWires = MAX_STATE_WIRES): ImmediateEngine {
  let kernels: ImmediateBackend | undefined;
  const backendFor = (wires: number): ImmediateBackend =>
    wires <= MAX_PLAIN_WIRES ? immediatePlainBackend : (kernels ??= createImmediateBackend());

  function simulated<Result>(
    circuit: Circuit,
    program: readonly Instruction[],
    use: UseOfSimulation<Result>,
  ): Result {
    const wires = wireCount(circuit);
    const stabilizer = wires > MAX_PLAIN_WIRES ? stabilizerSimulationFor(program) : undefined;
    if (stabilizer) return finishWorkNow(use(stabilizer));
    requireRoomFor(wires, maxWires);
    return finishWorkNow(use(vectorSimulation(withoutHandOver(backendFor(wires)))));
  }

  function branchesOf(circuit: Circuit, plan: ReadoutPlan): Map<string, number> {
    try {
      return simulated(circuit, plan.program, (simulation) =>
        distributionByBranches(simulation, circuit, plan),
      );
    } catch (error) {
      if (!(error instanceof TooManyBranches) || wireCount(circuit) > MAX_DENSITY_WIRES)
        throw error;
      return finishWorkNow(distributionByDensity(circuit, plan, undefined));
    }
  }

  return {
    stateAfter(circuit, options = {}) {
      const wires = wireCount(circuit);
      requireRoomFor(wires, maxWires);
      return stateByStretches(pathThrough(circuit, undefined, options), backendFor(wires).run);
    },
    exactDistribution(circuit, { noise } = {}) {
      const plan = readoutPlanOf(circuit, noise);
      const distribution = noise
        ? finishWorkNow(distributionByDensity(circuit, plan, noise))
        : branchesOf(circuit, plan);
      return sortedOutcomes(withoutDiscardedRuns(distribution, plan.program));
    },
    runCircuit(circuit, options = {}) {
      const { program, use } = shotsOf(circuit, options);
      return simulated(circuit, program, use);
    },
  };
}
