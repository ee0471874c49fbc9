import type { Circuit } from '../circuit/circuit.ts';
import { wireCount } from '../circuit/operations.ts';
import { requireSound } from '../circuit/problems.ts';
import { equalUpToGlobalPhase, matrixOf, type Matrix } from '../matrix.ts';
import { TooLarge } from '../state/state-vector.ts';
import { applyStep } from './state-vector/apply-step.ts';
import { unitaryStepsOf } from './program/program.ts';

/** The most wires for which the unitary of a circuit is computed: 2^20 entries fill 16 MiB. */
export const MAX_UNITARY_WIRES = 10;

/**
 * Returns the matrix of a whole circuit, without its initial states. Throws `InvalidCircuit`, `TooLarge` above 10
 * wires, and a TypeError if something measures, resets, or depends on classical bits.
 */
export function unitaryOf(circuit: Circuit): Matrix {
  requireSound(circuit);
  const wires = wireCount(circuit);
  if (wires > MAX_UNITARY_WIRES) {
    throw new TooLarge(
      `The matrix of ${wires} qubits has 4^${wires} entries. At most ${MAX_UNITARY_WIRES} qubits fit here.`,
    );
  }
  const steps = unitaryStepsOf(circuit.columns, circuit.definitions);
  const size = 2 ** wires;
  const entries = new Float64Array(2 * size * size);
  for (let column = 0; column < size; column++) {
    const image = new Float64Array(2 * size);
    image[2 * column] = 1;
    for (const step of steps) applyStep(image, step);
    for (let row = 0; row < size; row++) {
      entries[2 * (row * size + column)] = image[2 * row];
      entries[2 * (row * size + column) + 1] = image[2 * row + 1];
    }
  }
  return { size, entries };
}

/**
 * Returns true if two circuits, or two unitary matrices, are equal up to one global phase, each entry within
 * `tolerance`. Different sizes are never equal. Throws as `unitaryOf` does.
 */
export function sameUnitary(
  a: Circuit | Matrix | Float64Array,
  b: Circuit | Matrix | Float64Array,
  tolerance?: number,
): boolean {
  return equalUpToGlobalPhase(asMatrix(a), asMatrix(b), tolerance);
}

function asMatrix(unitary: Circuit | Matrix | Float64Array): Matrix {
  if (unitary instanceof Float64Array) return matrixOf(unitary);
  return 'entries' in unitary ? unitary : unitaryOf(unitary);
}
