/** Looks into the density matrix of all wires: what is left under noise. */
import type { Matrix } from '@qubloom/quantum';
import { ballAt, correlationsOf, pairsOf, rowsOf } from './read-mixture.ts';
import type { Reading } from './reading.ts';
import { zMeansOf } from './sums.ts';

export function readDensity(all: Matrix, wires: number, focus: readonly number[]): Reading {
  const { size, entries } = all;
  const chances = Float64Array.from({ length: size }, (_, k) => entries[2 * (k * size + k)] ?? 0);
  const z = zMeansOf(chances, wires);
  const densityOf = (some: readonly number[]) => reducedOf(all, wires, some);
  const balls = Array.from(z.means, (mean, wire) => {
    const { entries: rho } = densityOf([wire]);
    return ballAt(2 * (rho[4] ?? 0), 2 * (rho[5] ?? 0), mean);
  });
  return {
    wires,
    isPure: false,
    ...rowsOf(chances),
    balls,
    correlations: correlationsOf(z),
    density: { wires: focus, matrix: densityOf(focus) },
    pairs: pairsOf(wires, densityOf),
    bits: [],
    ways: [],
    wayCount: 0,
    way: null,
    noise: 'shown',
    isOneOfMany: false,
  };
}

/** The partial trace over all wires that are not among `some`; `some[0]` is its lowest bit. */
function reducedOf({ size, entries }: Matrix, wires: number, some: readonly number[]): Matrix {
  const others = Array.from({ length: wires }, (_, wire) => wire).filter(
    (wire) => !some.includes(wire),
  );
  const spread = (value: number, onto: readonly number[]) =>
    onto.reduce((sum, wire, i) => sum | (((value >> i) & 1) << wire), 0);
  const small = 2 ** some.length;
  const places = Array.from({ length: small }, (_, k) => spread(k, some));
  const out = new Float64Array(2 * small * small);
  for (let rest = 0; rest < 2 ** others.length; rest++) {
    const base = spread(rest, others);
    for (const [row, up] of places.entries()) {
      for (const [column, across] of places.entries()) {
        const from = 2 * ((base | up) * size + (base | across));
        const to = 2 * (row * small + column);
        out[to] = (out[to] ?? 0) + (entries[from] ?? 0);
        out[to + 1] = (out[to + 1] ?? 0) + (entries[from + 1] ?? 0);
      }
    }
  }
  return { size: small, entries: out };
}
