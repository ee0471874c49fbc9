import { adjointOf, multiplyMatrices, type Matrix } from '../../matrix.ts';
import { fullMatrixOf } from '../density/full-matrix.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

/**
 * The effect of a Clifford step on Pauli operators. A Pauli operator on k wires is a number: bit `2 j` means an X on
 * wire j, bit `2 j + 1` means a Z, and both together mean Y.
 */
export interface CliffordAction {
  readonly wires: readonly number[];
  /** The image of each Pauli operator; bit `2 k` means that its sign is minus. */
  readonly images: Uint8Array;
}

/** Steps on more wires, including controls, are not examined: 4^3 images fit into a table of bytes. */
const MAX_ACTION_WIRES = 3;
const TOLERANCE = 1e-10;

/** Returns the action of a step, or undefined for one that is not Clifford or too large. */
export function cliffordActionOf(step: UnitaryStep): CliffordAction | undefined {
  const wires = [...step.targets, ...step.controls];
  if (wires.length > MAX_ACTION_WIRES) return undefined;
  const unitary = fullMatrixOf(step);
  const inverse = adjointOf(unitary);
  const images = new Uint8Array(4 ** wires.length);
  for (let pauli = 0; pauli < images.length; pauli++) {
    const image = pauliOf(
      multiplyMatrices(multiplyMatrices(unitary, pauliMatrix(pauli, wires.length)), inverse),
      wires.length,
    );
    if (image === undefined) return undefined;
    images[pauli] = image;
  }
  return { wires, images };
}

/** Returns i^(number of Y) X^x Z^z, which has one entry in each column: row `column ^ x`. */
function pauliMatrix(pauli: number, wires: number): Matrix {
  const { x, z } = masksOf(pauli, wires);
  const size = 2 ** wires;
  const entries = new Float64Array(2 * size * size);
  for (let column = 0; column < size; column++) {
    const at = 2 * ((column ^ x) * size + column);
    const quarter = (countOnes(x & z) + 2 * countOnes(column & z)) % 4;
    entries[at] = [1, 0, -1, 0][quarter];
    entries[at + 1] = [0, 1, 0, -1][quarter];
  }
  return { size, entries };
}

/** Returns the Pauli operator, with a sign, that a matrix equals; undefined if it equals none. */
function pauliOf({ size, entries }: Matrix, wires: number): number | undefined {
  const entry = (row: number, column: number): [number, number] => {
    const at = 2 * (row * size + column);
    return [entries[at], entries[at + 1]];
  };
  let x = 0;
  while (x < size && Math.hypot(...entry(x, 0)) < 0.5) x++;
  if (x === size) return undefined;
  const [re, im] = entry(x, 0);
  let z = 0;
  for (let bit = 1; bit < size; bit *= 2) {
    const [otherRe, otherIm] = entry(bit ^ x, bit);
    if (re * otherRe + im * otherIm < 0) z |= bit;
  }
  let pauli = 0;
  for (let wire = 0; wire < wires; wire++)
    pauli |= (((x >> wire) & 1) | (((z >> wire) & 1) << 1)) << (2 * wire);
  const expected = pauliMatrix(pauli, wires).entries;
  const sign = re * expected[2 * x * size] + im * expected[2 * x * size + 1] < 0 ? -1 : 1;
  for (let i = 0; i < entries.length; i++) {
    if (Math.abs(entries[i] - sign * expected[i]) > TOLERANCE) return undefined;
  }
  return sign < 0 ? pauli | (1 << (2 * wires)) : pauli;
}

function masksOf(pauli: number, wires: number): { x: number; z: number } {
  let x = 0;
  let z = 0;
  for (let wire = 0; wire < wires; wire++) {
    x |= ((pauli >> (2 * wire)) & 1) << wire;
    z |= ((pauli >> (2 * wire + 1)) & 1) << wire;
  }
  return { x, z };
}

function countOnes(value: number): number {
  let ones = 0;
  for (let left = value; left !== 0; left &= left - 1) ones++;
  return ones;
}
