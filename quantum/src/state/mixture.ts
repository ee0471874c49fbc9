import { hermitianEigen } from '../eigen.ts';
import type { Matrix } from '../matrix.ts';
import type { StateVector } from './state-vector.ts';

/** Pure states with their probabilities, which add up to 1. Measurements leave a mixture. */
export type Mixture = readonly WeightedState[];

export interface WeightedState {
  readonly probability: number;
  readonly state: StateVector;
}

/** One branch through a circuit: its probability, the state at its end and the classical bits seen. */
export interface CircuitBranch extends WeightedState {
  readonly bits: Uint8Array;
  /** The share of all runs that post-selection keeps, the same in every branch; 1 without post-selection. */
  readonly kept: number;
}

/** A state of wires in any form: a pure state, a mixture, or the density matrix of all wires. */
export type QuantumState = StateVector | Mixture | Matrix;

/** Smaller eigenvalues are rounding errors. */
const EPSILON = 1e-15;

/** Returns a pure state as the mixture of only itself, and a density matrix as that of its eigenvectors. */
export function asMixture(of: QuantumState): Mixture {
  if ('amplitudes' in of) return [{ probability: 1, state: of }];
  return isDensity(of) ? mixtureOfDensity(of) : of;
}

export function isDensity(of: QuantumState): of is Matrix {
  return 'entries' in of && 'size' in of;
}

/** Returns the number of wires of a state. A mixture has at least one state. */
export function wiresOfState(of: QuantumState): number {
  if ('amplitudes' in of) return of.wires;
  return isDensity(of) ? Math.log2(of.size) : of[0].state.wires;
}

function mixtureOfDensity(density: Matrix): Mixture {
  const { values, vectors } = hermitianEigen(density);
  const { size, entries } = vectors;
  const wires = Math.log2(size);
  return [...values].flatMap((probability, i) => {
    if (probability < EPSILON) return [];
    const amplitudes = Float64Array.from(
      { length: 2 * size },
      (_, at) => entries[2 * ((at >> 1) * size + i) + (at & 1)],
    );
    return [{ probability, state: { wires, amplitudes } }];
  });
}
