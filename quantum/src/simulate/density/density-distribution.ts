import type { Circuit } from '../../circuit/circuit.ts';
import { diagonalOf } from '../../state/density-state.ts';
import { NEGLIGIBLE } from '../../state/probabilities.ts';
import type { Work } from '../work.ts';
import { evolveBranches, type ClassicalBranch } from './classical-branches.ts';
import type { ReadoutError } from '../program/instruction.ts';
import { readoutErrorOf, type NoiseModel } from '../program/noise.ts';
import type { ReadoutPlan } from '../program/readout.ts';

/**
 * Computes the distribution of a program by density matrices, which is exact under noise and for any number of
 * branches. Throws `TooLarge` above 8 wires.
 */
export function* distributionByDensity(
  circuit: Circuit,
  plan: ReadoutPlan,
  noise: NoiseModel | undefined,
): Work<Map<string, number>> {
  const distribution = new Map<string, number>();
  const values = new Uint8Array(plan.measurements.length);
  const error = readoutErrorOf(noise);
  for (const { bits, density } of yield* evolved(circuit, plan)) {
    const seen = marginal(
      diagonalOf(density),
      plan.measurements.map((measurement) => measurement.wire),
    );
    if (error) for (let index = 0; index < values.length; index++) blur(seen, index, error);
    for (const [index, probability] of seen.entries()) {
      if (probability <= NEGLIGIBLE) continue;
      for (let i = 0; i < values.length; i++) values[i] = (index >>> i) & 1;
      const outcome = plan.formatOutcome(bits, values);
      distribution.set(outcome, (distribution.get(outcome) ?? 0) + probability);
    }
  }
  return distribution;
}

function* evolved(circuit: Circuit, plan: ReadoutPlan): Work<readonly ClassicalBranch[]> {
  const evolution = evolveBranches(circuit, plan.program);
  for (let done = 1; ; done++) {
    const step = evolution.next();
    if (step.done === true) return step.value;
    yield done / plan.program.length;
  }
}

/** Sums a distribution over all wires for each joint value of some wires: bit `i` is the value of `wires[i]`. */
function marginal(all: Float64Array, wires: readonly number[]): Float64Array {
  const seen = new Float64Array(2 ** wires.length);
  for (const [k, probability] of all.entries())
    seen[wires.reduce((index, wire, i) => index | (((k >>> wire) & 1) << i), 0)] += probability;
  return seen;
}

/** Applies the device's error to the results of measurement number `measured`, in place. */
function blur(seen: Float64Array, measured: number, { zeroAsOne, oneAsZero }: ReadoutError): void {
  for (let index = 0; index < seen.length; index++) {
    const partner = index | (1 << measured);
    if (partner === index) continue;
    const zero = seen[index];
    const one = seen[partner];
    seen[index] = zero * (1 - zeroAsOne) + one * oneAsZero;
    seen[partner] = zero * zeroAsOne + one * (1 - oneAsZero);
  }
}
