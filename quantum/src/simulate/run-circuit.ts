import type { Circuit } from '../circuit/circuit.ts';
import { createRandom, drawSuccesses, freshSeed, type Random } from '../random.ts';
import type { BackendOptions } from '../backend/backend.ts';
import { withSimulation, type BackendChoice, type UseOfSimulation } from './choose.ts';
import { sortedOutcomes } from './exact-distribution.ts';
import type { Instruction } from './program/instruction.ts';
import { readoutErrorOf, type NoiseModel } from './program/noise.ts';
import { readoutPlanOf, type ReadoutPlan } from './program/readout.ts';
import type { Simulation } from './simulation.ts';
import { followBranches } from './follow-branches.ts';
import { applyReadoutError } from './program/readout-error.ts';
import type { Work } from './work.ts';

/** A run with more shots is refused. */
export const MAX_SHOTS = 10_000_000;

export interface RunOptions extends BackendOptions {
  /** The number of runs of the circuit; 1024 by default. */
  readonly shots?: number;
  /** Any safe integer. The same circuit, shots, and seed give the same counts on every machine. */
  readonly seed?: number;
  /** Does the arithmetic; by default chosen by the size and contents of the circuit. */
  readonly backend?: BackendChoice;
  /** Makes every shot follow random errors. */
  readonly noise?: NoiseModel;
}

export interface RunResult {
  /**
   * The number of times that each outcome came up, in the order of the outcomes, which are written as by
   * `exactDistribution`.
   */
  readonly counts: ReadonlyMap<string, number>;
  readonly shots: number;
  /** The number of shots that post-selection kept, which is the sum of the counts. */
  readonly kept: number;
  /** The seed that was used, so that any run can be repeated. */
  readonly seed: number;
  /** The name of the backend that did the arithmetic. */
  readonly backend: string;
}

/**
 * Runs a circuit `shots` times and counts the outcomes. Shots with the same branch at measurements in the middle, and
 * through noise, share their arithmetic. Rejects with `InvalidCircuit`, `Cancelled`, `TooLarge`, or a RangeError for an
 * invalid number of shots or invalid noise.
 */
export async function runCircuit(circuit: Circuit, options: RunOptions = {}): Promise<RunResult> {
  const { program, use } = shotsOf(circuit, options);
  return withSimulation(circuit, program, options, use);
}

/**
 * Returns the shots as work for any simulation of the program. It throws in the cases in which `runCircuit` rejects.
 */
export function shotsOf(
  circuit: Circuit,
  options: RunOptions,
): { readonly program: readonly Instruction[]; readonly use: UseOfSimulation<RunResult> } {
  const { shots = 1024, seed = freshSeed(), noise } = options;
  if (!Number.isSafeInteger(shots) || shots < 1 || shots > MAX_SHOTS) {
    throw new RangeError(`A circuit runs 1 to ${MAX_SHOTS} times, not ${shots}.`);
  }
  const plan = readoutPlanOf(circuit, noise);
  const random = createRandom(seed);
  return {
    program: plan.program,
    *use(simulation) {
      const counts = yield* countOutcomes(simulation, circuit, plan, shots, random, options);
      const kept = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { counts, shots, kept, seed, backend: simulation.name };
    },
  };
}

function* countOutcomes<State>(
  simulation: Simulation<State>,
  circuit: Circuit,
  plan: ReadoutPlan,
  shots: number,
  random: Random,
  options: RunOptions,
): Work<Map<string, number>> {
  const counts = new Map<string, number>();
  const error = readoutErrorOf(options.noise);
  yield* followBranches({
    ...options,
    circuit,
    program: plan.program,
    simulation,
    weight: shots,
    share: (weight, probabilities) => shareShots(weight, probabilities, random),
    arrive({ state, bits, weight }) {
      const count = (values: Uint8Array, times: number): void => {
        const outcome = plan.formatOutcome(bits, values);
        counts.set(outcome, (counts.get(outcome) ?? 0) + times);
      };
      simulation.sample(
        state,
        plan.measurements,
        weight,
        random,
        error ? applyReadoutError(error, random, count) : count,
      );
    },
  });
  return sortedOutcomes(counts);
}

/** Makes a multinomial draw, one choice after the other from the rest. */
function shareShots(shots: number, probabilities: readonly number[], random: Random): number[] {
  let left = shots;
  let leftProbability = 1;
  return probabilities.map((probability, i) => {
    const isLast = i === probabilities.length - 1;
    const share = isLast ? left : drawSuccesses(random, left, probability / leftProbability);
    left -= share;
    leftProbability -= probability;
    return share;
  });
}
