import type { Circuit } from '../circuit/circuit.ts';
import { bitCount } from '../circuit/operations.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { TooLarge } from '../state/state-vector.ts';
import type { BackendOptions } from './backend.ts';
import { withSimulation, type BackendChoice } from './choose.ts';
import { readoutPlanOf, type ReadoutPlan } from './readout.ts';
import type { Simulation } from './simulation.ts';
import { walk } from './walk.ts';

/** Ways through a circuit with measurements in the middle, and outcomes, that are followed at most. */
export const MAX_BRANCHES = 2 ** 16;
export const MAX_OUTCOMES = 2 ** 20;

export interface ExactOptions extends BackendOptions {
  /** Does the arithmetic; chosen by the size of the circuit and by what it holds if not told. */
  readonly backend?: BackendChoice;
}

/**
 * The exact probability of every outcome that can happen, by following all the ways that measurements
 * and resets leave open. An outcome is the classical bits, the last declared register first and in each
 * the highest index first, without blanks; where nothing is measured, it is all wires, the highest first.
 * Outcomes come in the order of their strings. Rejects with `InvalidCircuit`, `Cancelled`, or `TooLarge`
 * above 26 wires, 2^16 ways or 2^20 outcomes.
 */
export async function exactDistribution(
  circuit: Circuit,
  options: ExactOptions = {},
): Promise<Map<string, number>> {
  const plan = readoutPlanOf(circuit);
  return withSimulation(circuit, plan.program, options.backend, (simulation) =>
    follow(simulation, circuit, plan, options),
  );
}

async function follow<State>(
  simulation: Simulation<State>,
  circuit: Circuit,
  plan: ReadoutPlan,
  options: ExactOptions,
): Promise<Map<string, number>> {
  const chances = new Map<string, number>();
  let ways = 0;
  const start = {
    state: simulation.start(circuit.initial),
    bits: new Uint8Array(bitCount(circuit)),
    weight: 1,
  };
  await walk(start, {
    ...options,
    program: plan.program,
    simulation,
    share: (weight, probabilities) =>
      probabilities.map((p) => (weight * p > NEGLIGIBLE ? weight * p : 0)),
    arrive({ state, bits, weight }) {
      if (++ways > MAX_BRANCHES)
        throw new TooLarge(`There are more than ${MAX_BRANCHES} ways through this circuit.`);
      simulation.readExactly(state, plan.looks, (values, probability) => {
        if (weight * probability <= NEGLIGIBLE) return;
        const outcome = plan.formatOutcome(bits, values);
        chances.set(outcome, (chances.get(outcome) ?? 0) + weight * probability);
        if (chances.size > MAX_OUTCOMES)
          throw new TooLarge(`There are more than ${MAX_OUTCOMES} outcomes.`);
      });
    },
  });
  return new Map([...chances].sort(byOutcome));
}

/** Outcomes have one length, so that their order as strings is their order as numbers. */
export function byOutcome([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
