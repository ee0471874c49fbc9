import type { SplitCircuit } from '../circuit/terminal-measurements.ts';
import type { CircuitBranch } from '../state/mixture.ts';
import { projectedState } from '../state/measurement.ts';
import type { Mixture } from '../state/mixture.ts';
import { marginalProbabilities } from '../state/probabilities.ts';
import type { WireValues } from '../state/wire-values.ts';
import { createLikeliest } from './probabilities.ts';

/** A joint result of all measurements of a circuit. */
export interface BranchOutcome {
  /** The value of each written bit, in the order of `SplitCircuit.bits`, with the highest bit first. */
  readonly bits: string;
  readonly probability: number;
}

export interface BranchOutcomes {
  /** The likeliest first; equal ones in the order of their bits. */
  readonly outcomes: readonly BranchOutcome[];
  /** The number of possible outcomes, including those not listed. */
  readonly count: number;
}

/** Smaller probabilities are rounding errors. */
const EPSILON = 1e-12;

/**
 * Returns the outcomes of a circuit whose terminal measurements were split off, from the branches of the part `before`
 * them. It returns at most `max`, and none if nothing is measured. It costs one pass over each branch's state.
 */
export function branchOutcomes(
  branches: readonly CircuitBranch[],
  split: SplitCircuit,
  max: number,
): BranchOutcomes {
  if (split.bits.length === 0) return { outcomes: [], count: 0 };
  const wires = split.measurements.map(({ wire }) => wire);
  const [only] = branches;
  if (branches.length === 1) {
    // There can be 2^20 outcomes, so only the likeliest get names.
    const joint = marginalProbabilities(only.state, wires);
    const found = createLikeliest(max);
    found.add(joint);
    const outcomes = found.list
      .filter(({ probability }) => probability > EPSILON)
      .map(({ index, probability }) => ({ bits: bitsShown(only.bits, split, index), probability }));
    return { outcomes, count: joint.reduce((n, p) => (p > EPSILON ? n + 1 : n), 0) };
  }
  const probabilities = new Map<string, number>();
  for (const { probability, bits, state } of branches) {
    for (const [index, share] of marginalProbabilities(state, wires).entries()) {
      if (share <= EPSILON) continue;
      const shown = bitsShown(bits, split, index);
      probabilities.set(shown, (probabilities.get(shown) ?? 0) + probability * share);
    }
  }
  const outcomes = [...probabilities]
    .map(([bits, probability]) => ({ bits, probability }))
    .sort((a, b) =>
      Math.abs(b.probability - a.probability) > EPSILON
        ? b.probability - a.probability
        : a.bits < b.bits
          ? -1
          : 1,
    );
  return { outcomes: outcomes.slice(0, max), count: outcomes.length };
}

/** Bit `i` of `index` is the result of `measurements[i]`. */
function bitsShown(
  before: Uint8Array,
  { bits, measurements }: SplitCircuit,
  index: number,
): string {
  const written = before.slice();
  for (const [i, { bit }] of measurements.entries()) written[bit] = (index >> i) & 1;
  return bits.map((bit) => written[bit]).join('');
}

/**
 * Returns the branches that remain after all measurements, including the terminal ones, had the result `outcome`. It is
 * written as in `BranchOutcome.bits`, with `?` for an unknown bit. The list has more than one state if a `?` or a reset
 * hides a result, and none if the outcome is impossible.
 */
export function branchesWithOutcome(
  branches: readonly CircuitBranch[],
  { bits, measurements }: SplitCircuit,
  outcome: string,
): Mixture {
  const shown = new Map<number, 0 | 1>();
  for (const [i, bit] of bits.entries())
    if (outcome[i] !== '?') shown.set(bit, outcome[i] === '1' ? 1 : 0);
  const terminal = new Set(measurements.map(({ bit }) => bit));
  const known = measurements.filter(({ bit }) => shown.has(bit));
  const values: WireValues = Object.fromEntries(
    known.map(({ wire, bit }) => [wire, shown.get(bit) ?? 0]),
  );
  const left = branches
    .filter((branch) =>
      bits.every(
        (bit) => terminal.has(bit) || !shown.has(bit) || branch.bits[bit] === shown.get(bit),
      ),
    )
    .map(({ probability, state }) => {
      if (known.length === 0) return { probability, state };
      const projected = projectedState(state, values);
      return { state: projected.state, probability: probability * projected.probability };
    })
    .filter(({ probability }) => probability > EPSILON);
  const total = left.reduce((sum, { probability }) => sum + probability, 0);
  return left.map(({ probability, state }) => ({ probability: probability / total, state }));
}
