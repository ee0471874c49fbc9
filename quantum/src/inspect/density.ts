import type { Matrix } from '../matrix.ts';
import { asMixture, isDensity, wiresOfState, type QuantumState } from '../state/mixture.ts';
import { requireRoomForDensity } from '../state/density-state.ts';

/**
 * Returns the density matrix of some wires, which is the partial trace over the others. `wires[0]` is the least
 * significant bit of its indices. It costs 2^(all wires + number of wires) multiplications. Throws `TooLarge` above 8
 * wires.
 */
export function reducedDensityMatrix(of: QuantumState, wires: readonly number[]): Matrix {
  requireRoomForDensity(wires.length);
  const all = wiresOfState(of);
  const others = Array.from({ length: all }, (_, wire) => wire).filter(
    (wire) => !wires.includes(wire),
  );
  const offsets = Array.from({ length: 2 ** wires.length }, (_, k) => spreadBits(k, wires));
  if (isDensity(of)) return tracedOut(of, others, offsets);
  const size = offsets.length;
  const entries = new Float64Array(2 * size * size);
  for (const { probability, state } of asMixture(of)) {
    const a = state.amplitudes;
    if (size === 4) addProductsOfTwo(entries, a, 2 * offsets[1], 2 * offsets[2], probability);
    else addOuterProducts(entries, a, others, offsets, probability);
  }
  mirror(entries, size);
  return { size, entries };
}

/** Moves bit `i` of `value` to the place of `wires[i]`. */
function spreadBits(value: number, wires: readonly number[]): number {
  return wires.reduce((sum, wire, i) => sum | (((value >> i) & 1) << wire), 0);
}

function tracedOut(
  { size: all, entries: rho }: Matrix,
  others: readonly number[],
  offsets: readonly number[],
): Matrix {
  const size = offsets.length;
  const entries = new Float64Array(2 * size * size);
  for (let setting = 0; setting < 2 ** others.length; setting++) {
    const base = spreadBits(setting, others);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const from = 2 * ((base | offsets[row]) * all + (base | offsets[column]));
        const to = 2 * (row * size + column);
        entries[to] += rho[from];
        entries[to + 1] += rho[from + 1];
      }
    }
  }
  return { size, entries };
}

/**
 * Adds weight |phi><phi| for each setting of the other wires, where phi holds the amplitudes of that setting. It fills
 * only the diagonal and the entries left of it.
 */
function addOuterProducts(
  entries: Float64Array,
  a: Float64Array,
  others: readonly number[],
  offsets: readonly number[],
  weight: number,
): void {
  const size = offsets.length;
  const phi = new Float64Array(2 * size);
  const mask = spreadBits(2 ** others.length - 1, others);
  // `(base - mask) & mask` counts up through the settings of the other wires.
  let base = 0;
  do {
    for (let row = 0; row < size; row++) {
      phi[2 * row] = a[2 * (base | offsets[row])];
      phi[2 * row + 1] = a[2 * (base | offsets[row]) + 1];
    }
    for (let row = 0; row < size; row++) {
      const rowRe = weight * phi[2 * row];
      const rowIm = weight * phi[2 * row + 1];
      if (rowRe === 0 && rowIm === 0) continue;
      for (let column = 0; column <= row; column++) {
        const at = 2 * (row * size + column);
        entries[at] += rowRe * phi[2 * column] + rowIm * phi[2 * column + 1];
        entries[at + 1] += rowIm * phi[2 * column] - rowRe * phi[2 * column + 1];
      }
    }
    base = (base - mask) & mask;
  } while (base !== 0);
}

/**
 * Adds the same for two wires, the most frequent case, five times as fast. `one` is the distance between the numbers of
 * the amplitudes of |00> and |01>, and `two` that between |00> and |10>.
 */
function addProductsOfTwo(
  entries: Float64Array,
  a: Float64Array,
  one: number,
  two: number,
  weight: number,
): void {
  // The count skips the bits of the two wires, the lower one first.
  const below = Math.min(one, two) - 1;
  const between = Math.max(one, two) - 1;
  let [d0, d1, d2, d3] = [0, 0, 0, 0];
  let [re10, re20, re30, re21, re31, re32] = [0, 0, 0, 0, 0, 0];
  let [im10, im20, im30, im21, im31, im32] = [0, 0, 0, 0, 0, 0];
  for (let count = 0; count < a.length / 4; count += 2) {
    const apart = (count & below) + 2 * (count & ~below);
    const i = (apart & between) + 2 * (apart & ~between);
    const r0 = a[i];
    const i0 = a[i + 1];
    const r1 = a[i + one];
    const i1 = a[i + one + 1];
    const r2 = a[i + two];
    const i2 = a[i + two + 1];
    const r3 = a[i + one + two];
    const i3 = a[i + one + two + 1];
    d0 += r0 * r0 + i0 * i0;
    d1 += r1 * r1 + i1 * i1;
    d2 += r2 * r2 + i2 * i2;
    d3 += r3 * r3 + i3 * i3;
    re10 += r1 * r0 + i1 * i0;
    im10 += i1 * r0 - r1 * i0;
    re20 += r2 * r0 + i2 * i0;
    im20 += i2 * r0 - r2 * i0;
    re30 += r3 * r0 + i3 * i0;
    im30 += i3 * r0 - r3 * i0;
    re21 += r2 * r1 + i2 * i1;
    im21 += i2 * r1 - r2 * i1;
    re31 += r3 * r1 + i3 * i1;
    im31 += i3 * r1 - r3 * i1;
    re32 += r3 * r2 + i3 * i2;
    im32 += i3 * r2 - r3 * i2;
  }
  const left = [
    [d0, 0],
    [re10, im10, d1, 0],
    [re20, im20, re21, im21, d2, 0],
    [re30, im30, re31, im31, re32, im32, d3, 0],
  ];
  for (const [row, numbers] of left.entries()) {
    for (const [at, sum] of numbers.entries()) entries[8 * row + at] += weight * sum;
  }
}

/** rho is Hermitian: the entries right of the diagonal are the conjugates of those left of it. */
function mirror(entries: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      entries[2 * (column * size + row)] = entries[2 * (row * size + column)];
      entries[2 * (column * size + row) + 1] = -entries[2 * (row * size + column) + 1];
    }
  }
}

/**
 * Applies a measurement of some of a matrix's wires with an unknown result. It removes the entries between different
 * values of those wires. `places` are bits of the matrix's indices, so `places[0] = 1` is `wires[1]` of
 * `reducedDensityMatrix`.
 */
export function dephased(density: Matrix, places: readonly number[]): Matrix {
  const mask = places.reduce((sum, place) => sum | (1 << place), 0);
  if (mask === 0) return density;
  const { size } = density;
  const entries = density.entries.map((value, at) => {
    const row = Math.floor(at / 2 / size);
    const column = (at >> 1) % size;
    return ((row ^ column) & mask) === 0 ? value : 0;
  });
  return { size, entries };
}

/** Returns the trace of rho^2: 1 for a pure state, 1/size for an evenly mixed one. */
export function purity(density: Matrix): number {
  let sum = 0;
  for (const value of density.entries) sum += value * value; // rho is Hermitian
  return sum;
}
