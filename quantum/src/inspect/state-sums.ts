import type { Matrix } from '../matrix.ts';
import type { QuantumState } from '../state/mixture.ts';
import type { StateVector } from '../state/state-vector.ts';
import { surveyBasis } from './basis-survey.ts';
import { coherencesOf } from './coherences.ts';
import type { ZMeans } from './correlations.ts';
import { reducedDensityMatrix } from './density.ts';
import type { LikelyState } from './probabilities.ts';

/** The parts of a summary that need passes over all amplitudes. The rest follows from these few numbers. */
export interface StateSums {
  readonly z: ZMeans;
  /** The greatest probability first. */
  readonly likeliest: readonly LikelyState[];
  /** <1|rho|0> of each wire, re and im at `2 wire`. */
  readonly coherences: Float64Array;
  /** The density matrix of the wires in focus. */
  readonly focus: Matrix;
}

export interface SumsRequest {
  /** The wires of the requested density matrix, the lowest first; at most 8. */
  readonly focus: readonly number[];
  /** The requested number of likeliest basis states. */
  readonly maxLikeliest: number;
}

/** The part of a backend that inspections use. */
export interface StateSummer {
  /**
   * Returns the sums over a borrowed state, computed in place. Returns undefined for any other state, and if plain code
   * is as fast; then the caller computes them.
   */
  sumsOf?(state: StateVector, request: SumsRequest): Promise<StateSums> | undefined;
}

/**
 * Computes the sums by plain code, for any kind of state. It takes a quarter as many passes over a state as there are
 * wires if the amplitudes are real, else half as many. Throws `TooLarge` for a focus on more than 8 wires.
 */
export function stateSums(of: QuantumState, { focus, maxLikeliest }: SumsRequest): StateSums {
  return {
    ...surveyBasis(of, maxLikeliest),
    coherences: coherencesOf(of),
    focus: reducedDensityMatrix(of, focus),
  };
}
