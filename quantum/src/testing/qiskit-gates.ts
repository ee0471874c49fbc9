import { adjointOf, matrixOf } from '../matrix.ts';

type Entry = readonly [number, number];

const r = Math.SQRT1_2;
const zero: Entry = [0, 0];
const one: Entry = [1, 0];
const turn = (angle: number): Entry => [Math.cos(angle), Math.sin(angle)];

/**
 * The matrices in the documentation of `qiskit.circuit.library`. They are copied from there and not taken from the
 * catalog, so that the two can be compared. Qiskit's qubit 0 is also the least significant.
 */
const DOCUMENTED: { readonly [method: string]: (angles: readonly number[]) => readonly Entry[] } = {
  id: () => [one, zero, zero, one],
  x: () => [zero, one, one, zero],
  y: () => [zero, [0, -1], [0, 1], zero],
  z: () => [one, zero, zero, [-1, 0]],
  h: () => [
    [r, 0],
    [r, 0],
    [r, 0],
    [-r, 0],
  ],
  s: () => [one, zero, zero, [0, 1]],
  sdg: () => [one, zero, zero, [0, -1]],
  t: () => [one, zero, zero, turn(Math.PI / 4)],
  tdg: () => [one, zero, zero, turn(-Math.PI / 4)],
  sx: () => [
    [0.5, 0.5],
    [0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
  ],
  sxdg: () => [
    [0.5, -0.5],
    [0.5, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
  ],
  rx: ([a]) => [
    [Math.cos(a / 2), 0],
    [0, -Math.sin(a / 2)],
    [0, -Math.sin(a / 2)],
    [Math.cos(a / 2), 0],
  ],
  ry: ([a]) => [
    [Math.cos(a / 2), 0],
    [-Math.sin(a / 2), 0],
    [Math.sin(a / 2), 0],
    [Math.cos(a / 2), 0],
  ],
  rz: ([a]) => [turn(-a / 2), zero, zero, turn(a / 2)],
  p: ([a]) => [one, zero, zero, turn(a)],
  u: ([a, b, c]) => {
    const [cos, sin] = [Math.cos(a / 2), Math.sin(a / 2)];
    const times = (scale: number, [re, im]: Entry): Entry => [scale * re, scale * im];
    return [[cos, 0], times(-sin, turn(c)), times(sin, turn(b)), times(cos, turn(b + c))];
  },
  swap: () => [
    one,
    zero,
    zero,
    zero,
    zero,
    zero,
    one,
    zero,
    zero,
    one,
    zero,
    zero,
    zero,
    zero,
    zero,
    one,
  ],
  iswap: () => [
    one,
    zero,
    zero,
    zero,
    zero,
    zero,
    [0, 1],
    zero,
    zero,
    [0, 1],
    zero,
    zero,
    zero,
    zero,
    zero,
    one,
  ],
  rxx: ([a]) => crossed(a, [0, -Math.sin(a / 2)], [0, -Math.sin(a / 2)]),
  ryy: ([a]) => crossed(a, [0, Math.sin(a / 2)], [0, -Math.sin(a / 2)]),
  rzz: ([a]) => {
    const [low, high] = [turn(-a / 2), turn(a / 2)];
    return [
      low,
      zero,
      zero,
      zero,
      zero,
      high,
      zero,
      zero,
      zero,
      zero,
      high,
      zero,
      zero,
      zero,
      zero,
      low,
    ];
  },
};

function crossed(angle: number, corner: Entry, middle: Entry): Entry[] {
  const diagonal: Entry = [Math.cos(angle / 2), 0];
  return [
    ...[diagonal, zero, zero, corner],
    ...[zero, diagonal, middle, zero],
    ...[zero, middle, diagonal, zero],
    ...[corner, zero, zero, diagonal],
  ];
}

/** Returns the documented matrix of a gate by its method's name, interleaved and row-major. */
export function matrixFromQiskit(
  method: string,
  angles: readonly number[],
  isInverse = false,
): Float64Array {
  const name = method === 'iswapdg' ? 'iswap' : method;
  const matrix = matrixOf(DOCUMENTED[name](angles).flat());
  return isInverse ? adjointOf(matrix).entries : matrix.entries;
}
