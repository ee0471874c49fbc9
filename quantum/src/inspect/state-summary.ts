import type { Matrix } from '../matrix.ts';
import { isDensity, wiresOfState, type QuantumState } from '../state/mixture.ts';
import type { StateVector } from '../state/state-vector.ts';
import { blochVectorsOf, type BlochVector } from './bloch.ts';
import { zCorrelations } from './correlations.ts';
import { dephased, reducedDensityMatrix } from './density.ts';
import { concurrenceOfDensity } from './entanglement.ts';
import { basisProbabilities, type LikelyState } from './probabilities.ts';
import { stateSums, type StateSummer, type StateSums, type SumsRequest } from './state-sums.ts';

/** One basis state: its probability, and its amplitude if the whole state is pure (else 0). */
export interface BasisRow {
  readonly index: number;
  readonly probability: number;
  readonly re: number;
  readonly im: number;
}

/** Two wires, a < b, that are entangled with each other by themselves. */
export interface EntangledPair {
  readonly a: number;
  readonly b: number;
  /** Wootters' concurrence, more than 0 and at most 1. */
  readonly concurrence: number;
}

/** The data of a state that a screen can show. It is small and plain, even for a large state. */
export interface StateSummary {
  readonly wires: number;
  /** True if one list of amplitudes describes the state; false if measurements or noise have left a mixture. */
  readonly isPure: boolean;
  /** All basis states in their order if they fit, else the likeliest first. */
  readonly rows: readonly BasisRow[];
  /** The probability of all basis states that are not among the rows. */
  readonly remainder: number;
  /** One per wire, wire 0 first. */
  readonly blochVectors: readonly BlochVector[];
  /** <Z Z> - <Z> <Z>, from -1 to 1, of wires a and b at `a * wires + b`. */
  readonly correlations: Float64Array;
  /** The density matrix of the wires in focus, the first of which is the least significant bit of its indices. */
  readonly density: { readonly wires: readonly number[]; readonly matrix: Matrix };
  /** Null if there are too many pairs to compare. */
  readonly pairs: readonly EntangledPair[] | null;
}

export interface SummaryOptions {
  /** The wires of the requested density matrix, the lowest first; at most 8. */
  readonly focus: readonly number[];
  /** Wires that were measured with an unknown result. There is no coherence between their 0 and 1. */
  readonly dephasedWires?: readonly number[];
  readonly maxRows?: number;
  /** Pairs are not compared in states with more wires. */
  readonly maxWiresInPairs?: number;
}

/** The default number of listed basis states. */
const MAX_ROWS = 32;

/** Smaller concurrences are rounding errors, like a remainder below 1e-9. */
const EPSILON = 1e-6;

/**
 * Computes everything that the usual pictures of a state need. Almost all of the work is in the sums. Throws `TooLarge`
 * for a focus on more than 8 wires.
 */
export function summarizeState(of: QuantumState, options: SummaryOptions): StateSummary {
  return summaryFrom(stateSums(of, sumsRequestOf(wiresOfState(of), options)), of, options);
}

/**
 * Computes the same with a backend that has the state in its memory and sums it up there, or with plain code if there
 * is none.
 */
export async function summarizeStateOn(
  backend: StateSummer | undefined,
  of: QuantumState,
  options: SummaryOptions,
): Promise<StateSummary> {
  const state = onlyState(of);
  const sums = state && backend?.sumsOf?.(state, sumsRequestOf(state.wires, options));
  return sums ? summaryFrom(await sums, of, options) : summarizeState(of, options);
}

function sumsRequestOf(wires: number, { focus, maxRows = MAX_ROWS }: SummaryOptions): SumsRequest {
  return { focus, maxLikeliest: 2 ** wires <= maxRows ? 0 : maxRows };
}

function summaryFrom(
  { z, likeliest, coherences, focus: matrix }: StateSums,
  of: QuantumState,
  { focus, dephasedWires = [], maxRows = MAX_ROWS, maxWiresInPairs = 8 }: SummaryOptions,
): StateSummary {
  const wires = wiresOfState(of);
  const amplitudes = dephasedWires.length === 0 ? onlyState(of)?.amplitudes : undefined;
  const isWhole = 2 ** wires <= maxRows;
  const rows = rowsOf(isWhole ? wholeBasis(of) : likeliest, amplitudes);
  const asMeasured = (some: readonly number[], density: Matrix) =>
    dephased(
      density,
      some.flatMap((wire, place) => (dephasedWires.includes(wire) ? [place] : [])),
    );
  return {
    wires,
    isPure: amplitudes !== undefined,
    rows,
    remainder: isWhole ? 0 : remainderOf(rows),
    blochVectors: blochVectorsOf(coherences, z.means).map((vector, wire) =>
      dephasedWires.includes(wire)
        ? { x: 0, y: 0, z: vector.z, length: Math.abs(vector.z) }
        : vector,
    ),
    correlations: zCorrelations(z),
    density: { wires: focus, matrix: asMeasured(focus, matrix) },
    pairs:
      wires <= maxWiresInPairs
        ? entangledPairs(wires, (pair) => asMeasured(pair, reducedDensityMatrix(of, pair)))
        : null,
  };
}

/** Returns a state that is stored as pure; a density matrix counts as mixed. */
function onlyState(of: QuantumState): StateVector | undefined {
  if (isDensity(of)) return undefined;
  if ('amplitudes' in of) return of;
  return of.length === 1 ? of[0].state : undefined;
}

function wholeBasis(of: QuantumState): readonly LikelyState[] {
  return Array.from(basisProbabilities(of), (probability, index) => ({ index, probability }));
}

function rowsOf(
  states: readonly LikelyState[],
  amplitudes: Float64Array | undefined,
): readonly BasisRow[] {
  return states.map(({ index, probability }) => ({
    index,
    probability,
    re: amplitudes?.[2 * index] ?? 0,
    im: amplitudes?.[2 * index + 1] ?? 0,
  }));
}

function remainderOf(rows: readonly BasisRow[]): number {
  const remainder = 1 - rows.reduce((sum, { probability }) => sum + probability, 0);
  return remainder < 1e-9 ? 0 : remainder;
}

function entangledPairs(
  wires: number,
  densityOf: (some: readonly number[]) => Matrix,
): readonly EntangledPair[] {
  const pairs: EntangledPair[] = [];
  for (let a = 0; a < wires; a++) {
    for (let b = a + 1; b < wires; b++) {
      const concurrence = concurrenceOfDensity(densityOf([a, b]));
      if (concurrence > EPSILON) pairs.push({ a, b, concurrence });
    }
  }
  return pairs;
}
