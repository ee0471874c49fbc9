import type { Circuit } from '../circuit/circuit.ts';
import type { Wire } from '../circuit/parts.ts';
import type { WrongSign } from './diagnosis.ts';

/** Measures circuits against one goal. Functions that do not apply to a goal are left out. */
export interface Judge {
  /** The required number of wires or classical bits; undefined if any number is allowed. */
  readonly size?: {
    readonly unit: 'wires' | 'bits';
    readonly wanted: number;
    foundIn(circuit: Circuit): number;
  };
  /** Returns how near a circuit is, from 0 to 1. It is right from 1 - 1e-9 on. */
  nearness(circuit: Circuit): Promise<number>;
  /** Returns the number of amplitudes that each gate of the circuit costs when its nearness is computed. */
  cost(circuit: Circuit): number;
  /** Returns the nearness of the circuit if its wire (or bit) `i` were number `permutation[i]`. */
  reordered(circuit: Circuit, permutation: readonly number[]): Promise<number>;
  /** Returns the wrong signs if only signs are wrong, else undefined. */
  wrongSigns?(circuit: Circuit): Promise<readonly WrongSign[] | undefined>;
  /** Returns the wires that the goal entangles with others and the circuit leaves separate. */
  separateWires?(circuit: Circuit): Promise<readonly Wire[]>;
  /** Returns, for a hidden family, whether the circuit is right for each member. */
  membersRight?(circuit: Circuit): Promise<readonly boolean[]>;
}

/** The fidelity, or the corresponding measure, from which a circuit counts as right. */
const RIGHT = 1 - 1e-9;

export function isRight(nearness: number): boolean {
  return nearness >= RIGHT;
}
