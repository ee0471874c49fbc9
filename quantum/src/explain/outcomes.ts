/** The results of measurements at the end of a circuit, and their difference from the goal. */
import type { Wire } from '../circuit/parts.ts';
import { gate } from '../operations/kinds.ts';
import type { Matrix } from '../matrix.ts';
import { probabilityOf } from '../inspect/probabilities.ts';
import type { CircuitBranch } from '../state/mixture.ts';
import { unitaryStepsOf } from '../simulate/program/program.ts';
import { applyStep } from '../simulate/state-vector/apply-step.ts';
import { formatBits } from '../state/bit-strings.ts';
import type { StateVector } from '../state/state-vector.ts';
import { isRight } from './judge.ts';
import type { Look } from './looks.ts';

export type Distribution = ReadonlyMap<string, number>;
type Branches = readonly Pick<CircuitBranch, 'probability' | 'state'>[];

export const pureBranches = (state: StateVector): Branches => [{ probability: 1, state }];

const SAME = 1e-9;

export interface Difference {
  readonly outcome: string;
  readonly found: number;
  readonly wanted: number;
  /** The outcome that should be certain, if there is one. */
  readonly sure?: string;
}

/**
 * Returns the likeliest other outcome if one should be certain. Otherwise returns the outcome that is furthest off,
 * preferring one that comes up too often, and then the lowest.
 */
export function differenceOf(found: Distribution, wanted: Distribution): Difference | undefined {
  const outcomes = [...new Set([...found.keys(), ...wanted.keys()])].sort();
  const excess = (outcome: string) => (found.get(outcome) ?? 0) - (wanted.get(outcome) ?? 0);
  const off = outcomes.filter((outcome) => Math.abs(excess(outcome)) > SAME);
  if (off.length === 0) return undefined;
  const sure = outcomes.find((outcome) => isRight(wanted.get(outcome) ?? 0));
  const telling = (outcome: string) =>
    sure === undefined ? Math.abs(excess(outcome)) : excess(outcome);
  const outcome = off.reduce((a, b) => {
    const gain = telling(b) - telling(a);
    return gain > SAME || (gain > -SAME && excess(b) > excess(a) + SAME) ? b : a;
  });
  return {
    outcome,
    found: found.get(outcome) ?? 0,
    wanted: wanted.get(outcome) ?? 0,
    ...(sure !== undefined && { sure }),
  };
}

/** Reads these wires, the lowest first, or all. */
export function outcomesOfBranches(branches: Branches, wires?: readonly Wire[]): Distribution {
  const read = wires ?? Array.from({ length: branches[0].state.wires }, (_, wire) => wire);
  return new Map(
    Array.from({ length: 2 ** read.length }, (_, index) => {
      const bits = formatBits(index, read.length);
      const values = Object.fromEntries(
        read.map((wire, at) => [wire, bits.at(-1 - at) === '1' ? 1 : 0] as const),
      );
      return [bits, probabilityOf(branches, values)] as const;
    }),
  );
}

export function outcomesAlong(branches: Branches, looks: readonly Look[]): Distribution {
  const turned = branches.map(({ probability, state }) => ({
    probability,
    state: withLooksTurned(state, looks),
  }));
  return outcomesOfBranches(
    turned,
    looks.map(({ wire }) => wire),
  );
}

function withLooksTurned(state: StateVector, looks: readonly Look[]): StateVector {
  const columns = looks.flatMap(({ wire, axis }) =>
    (axis === 'z' ? [] : axis === 'x' ? ['h'] : ['sdg', 'h']).map((name) => [gate(name, [wire])]),
  );
  const amplitudes = state.amplitudes.slice();
  for (const step of unitaryStepsOf(columns, [])) applyStep(amplitudes, step);
  return { ...state, amplitudes };
}

/** Applies a unitary to a state. */
export function imageOf(
  { size, entries }: Matrix,
  { wires, amplitudes }: StateVector,
): StateVector {
  const image = new Float64Array(2 * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = 2 * (row * size + column);
      const [re, im] = [amplitudes[2 * column], amplitudes[2 * column + 1]];
      image[2 * row] += entries[at] * re - entries[at + 1] * im;
      image[2 * row + 1] += entries[at] * im + entries[at + 1] * re;
    }
  }
  return { wires, amplitudes: image };
}
