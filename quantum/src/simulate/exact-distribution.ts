import type { Circuit } from '../circuit/circuit.ts';
import { wireCount } from '../circuit/operations.ts';
import { MAX_DENSITY_WIRES } from '../state/density-state.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { TooLarge } from '../state/state-vector.ts';
import type { BackendOptions } from '../backend/backend.ts';
import { withSimulation, type BackendChoice } from './choose.ts';
import { requireKept } from './post-selection/nothing-kept.ts';
import type { Instruction } from './program/instruction.ts';
import type { NoiseModel } from './program/noise.ts';
import { readoutPlanOf, type ReadoutPlan } from './program/readout.ts';
import type { Simulation } from './simulation.ts';
import { followBranches } from './follow-branches.ts';
import { finishWork, type Work } from './work.ts';

/** The most branches that are followed for one circuit. */
export const MAX_BRANCHES = 2 ** 16;
/** The most outcomes that a distribution may have. */
export const MAX_OUTCOMES = 2 ** 20;

export interface ExactOptions extends BackendOptions {
  /** Does the arithmetic; by default chosen by the size and contents of the circuit. */
  readonly backend?: BackendChoice;
  /** The result is also exact with noise, for circuits of up to 8 wires. */
  readonly noise?: NoiseModel;
}

/** There are too many branches to follow one by one. Circuits of up to 8 wires have another method. */
export class TooManyBranches extends TooLarge {}

/**
 * Returns the exact probability of every possible outcome, by following all branches that measurements and resets open.
 * An outcome is the classical bits without spaces, the last declared register first, and in each register the highest
 * index first. If nothing is measured, it is all wires, the highest first. If runs are post-selected, probabilities are
 * those among the kept runs. Outcomes are in the order of their strings. Rejects with `InvalidCircuit`, `Cancelled`,
 * `NothingKept`, or `TooLarge` above 26 wires, above 2^20 outcomes, and above 8 wires with noise or with more than 2^16
 * branches.
 */
export async function exactDistribution(
  circuit: Circuit,
  options: ExactOptions = {},
): Promise<Map<string, number>> {
  const plan = readoutPlanOf(circuit, options.noise);
  const distribution = options.noise
    ? await byDensity(circuit, plan, options)
    : await byBranches(circuit, plan, options);
  return sortedOutcomes(withoutDiscardedRuns(distribution, plan.program));
}

/** Divides the probabilities by their sum if runs are post-selected. Otherwise they stay exactly as they were summed. */
export function withoutDiscardedRuns(
  distribution: Map<string, number>,
  program: readonly Instruction[],
): Map<string, number> {
  if (!program.some(({ kind }) => kind === 'postselect')) return distribution;
  let kept = 0;
  for (const probability of distribution.values()) kept += probability;
  requireKept(kept);
  for (const [outcome, probability] of distribution) distribution.set(outcome, probability / kept);
  return distribution;
}

async function byBranches(
  circuit: Circuit,
  plan: ReadoutPlan,
  options: ExactOptions,
): Promise<Map<string, number>> {
  try {
    return await withSimulation(circuit, plan.program, options, (simulation) =>
      distributionByBranches(simulation, circuit, plan, options),
    );
  } catch (error) {
    if (!(error instanceof TooManyBranches) || wireCount(circuit) > MAX_DENSITY_WIRES) throw error;
    return byDensity(circuit, plan, options);
  }
}

async function byDensity(
  circuit: Circuit,
  plan: ReadoutPlan,
  options: ExactOptions,
): Promise<Map<string, number>> {
  const { distributionByDensity } = await import('./density/density-distribution.ts');
  return finishWork(distributionByDensity(circuit, plan, options.noise), options);
}

/** Throws `TooManyBranches` if there are too many. */
export function* distributionByBranches<State>(
  simulation: Simulation<State>,
  circuit: Circuit,
  plan: ReadoutPlan,
  options: ExactOptions = {},
): Work<Map<string, number>> {
  const distribution = new Map<string, number>();
  let branches = 0;
  yield* followBranches({
    ...options,
    circuit,
    program: plan.program,
    simulation,
    weight: 1,
    share: (weight, probabilities) =>
      probabilities.map((p) => (weight * p > NEGLIGIBLE ? weight * p : 0)),
    arrive({ state, bits, weight }) {
      if (++branches > MAX_BRANCHES)
        throw new TooManyBranches(`There are more than ${MAX_BRANCHES} ways through this circuit.`);
      simulation.eachOutcome(state, plan.measurements, (values, probability) => {
        if (weight * probability <= NEGLIGIBLE) return;
        const outcome = plan.formatOutcome(bits, values);
        distribution.set(outcome, (distribution.get(outcome) ?? 0) + weight * probability);
        if (distribution.size > MAX_OUTCOMES)
          throw new TooLarge(`There are more than ${MAX_OUTCOMES} outcomes.`);
      });
    },
  });
  return distribution;
}

export function sortedOutcomes(outcomes: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...outcomes].sort(byOutcome));
}

/** Outcomes have equal lengths, so their order as strings is their order as numbers. */
function byOutcome([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
