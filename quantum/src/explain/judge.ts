import type { Circuit, Wire } from '../circuit/circuit.ts';
import type { WrongSign } from './diagnosis.ts';

/** Measures circuits against one goal. What a goal has no notion of is left out. */
export interface Judge {
  /** How many wires, or classical bits, there must be; undefined where any number will do. */
  readonly size?: {
    readonly unit: 'wires' | 'bits';
    readonly wanted: number;
    foundIn(circuit: Circuit): number;
  };
  /** How near a circuit is, from 0 to 1; right from 1 - 1e-9 on. */
  nearness(circuit: Circuit): Promise<number>;
  /** How many amplitudes each gate of the circuit costs when its nearness is found. */
  cost(circuit: Circuit): number;
  /** The nearness of the circuit if its wire (or bit) `i` were number `permutation[i]`. */
  reordered(circuit: Circuit, permutation: readonly number[]): Promise<number>;
  /** The wrong signs, if only signs are wrong; undefined if more is. */
  wrongSigns?(circuit: Circuit): Promise<readonly WrongSign[] | undefined>;
  /** Wires that the goal links to others and the circuit leaves separate. */
  separateWires?(circuit: Circuit): Promise<readonly Wire[]>;
  /** For a hidden family: whether the circuit is right for each member. */
  membersRight?(circuit: Circuit): Promise<readonly boolean[]>;
}

/** Fidelity, or the corresponding measure, that counts as right. */
const RIGHT = 1 - 1e-9;

export function isRight(nearness: number): boolean {
  return nearness >= RIGHT;
}
