/** Looks into a state, or into the several that looks have left. */
import { concurrence, reducedDensityMatrix, type Matrix, type Mixture } from '@qubloom/quantum';
import { mostRows, type Ball, type BasisRow, type PairLink, type Reading } from './reading.ts';
import { addChances, coherenceOf, greatest, zMeansOf, type ZMeans } from './sums.ts';

/** A mixture, on some wires of which a look has been taken whose result is not told. */
export interface Looked {
  readonly mixture: Mixture;
  readonly lookedWires: readonly number[];
}

/** Pairs are looked at one by one up to here. */
const mostWiresInPairs = 8;

type StateReading = Pick<
  Reading,
  'wires' | 'isPure' | 'rows' | 'rest' | 'balls' | 'correlations' | 'density' | 'pairs'
>;

export function readMixture(looked: Looked, wires: number, focus: readonly number[]): StateReading {
  const { mixture, lookedWires } = looked;
  const chances = new Float64Array(2 ** wires);
  for (const { probability, state } of mixture) addChances(chances, state.amplitudes, probability);
  const isPure = mixture.length === 1 && lookedWires.length === 0;
  const z = zMeansOf(chances, wires);
  const balls = ballsOf(looked, z);
  const densityOf = (some: readonly number[]) =>
    withoutCoherence(reducedDensityMatrix(mixture, some), some, lookedWires);
  return {
    wires,
    isPure,
    ...rowsOf(chances, isPure ? mixture[0]?.state.amplitudes : undefined),
    balls,
    correlations: correlationsOf(z),
    density: { wires: focus, matrix: densityOf(focus) },
    pairs: pairsOf(wires, densityOf),
  };
}

/** With the amplitudes where one list of them says all. */
export function rowsOf(
  chances: Float64Array,
  a?: Float64Array,
): { readonly rows: readonly BasisRow[]; readonly rest: number } {
  const shown =
    chances.length <= mostRows
      ? Array.from({ length: chances.length }, (_, k) => k)
      : greatest(chances, mostRows);
  const rows = shown.map((index) => ({
    index,
    chance: chances[index] ?? 0,
    re: a?.[2 * index] ?? 0,
    im: a?.[2 * index + 1] ?? 0,
  }));
  const told = rows.reduce((sum, { chance }) => sum + chance, 0);
  const rest = shown.length === chances.length ? 0 : Math.max(0, 1 - told);
  return { rows, rest: rest < 1e-9 ? 0 : rest };
}

/** <Z Z> - <Z> <Z>: what a look at one wire tells of a look at the other. */
export function correlationsOf({ means, pairs }: ZMeans): Float64Array {
  const wires = means.length;
  return pairs.map(
    (pair, at) => pair - (means[Math.floor(at / wires)] ?? 0) * (means[at % wires] ?? 0),
  );
}

export function pairsOf(
  wires: number,
  densityOf: (some: readonly number[]) => Matrix,
): readonly PairLink[] | null {
  if (wires > mostWiresInPairs) return null;
  const pairs: PairLink[] = [];
  for (let a = 0; a < wires; a++) {
    for (let b = a + 1; b < wires; b++) {
      const strength = concurrence(densityOf([a, b]), 0, 1);
      if (strength > 1e-6) pairs.push({ a, b, strength });
    }
  }
  return pairs;
}

function ballsOf({ mixture, lookedWires }: Looked, { means }: ZMeans): readonly Ball[] {
  return Array.from(means, (z, wire) => {
    let x = 0;
    let y = 0;
    if (!lookedWires.includes(wire)) {
      for (const { probability, state } of mixture) {
        const [re, im] = coherenceOf(state.amplitudes, wire);
        x += 2 * probability * re;
        y += 2 * probability * im;
      }
    }
    return ballAt(x, y, z);
  });
}

export function ballAt(x: number, y: number, z: number): Ball {
  return { x, y, z, length: Math.min(1, Math.hypot(x, y, z)) };
}

/** A look at a wire leaves no coherence between its 0 and its 1. */
function withoutCoherence(
  matrix: Matrix,
  some: readonly number[],
  lookedWires: readonly number[],
): Matrix {
  const mask = some.reduce((sum, wire, i) => sum | (lookedWires.includes(wire) ? 1 << i : 0), 0);
  if (mask === 0) return matrix;
  const { size } = matrix;
  const entries = matrix.entries.map((value, at) => {
    const row = Math.floor(at / 2 / size);
    const column = (at >> 1) % size;
    return ((row ^ column) & mask) === 0 ? value : 0;
  });
  return { size, entries };
}
