/**
 * A circuit as plain, frozen, serializable data. It says which operations are in which places, and contains nothing
 * that is computed or drawn.
 *
 * Conventions (see quantum/README.md): wire 0 is the least significant bit of a basis index, kets are written with the
 * highest wire first, and angles are in radians.
 */

import type { Operation } from '../operations/kinds.ts';
import type { InitialState } from './parts.ts';

/**
 * Operations that happen at the same time: no two of them touch the same wire or the same classical bit (reading a bit
 * in a condition counts as touching it).
 */
export type Column = readonly Operation[];

export interface Register {
  readonly name: string;
  readonly size: number;
}

/**
 * A gate of the circuit's own, from a unitary matrix, from a permutation of basis states, or from a smaller circuit.
 */
export type GateDefinition =
  | {
      readonly name: string;
      readonly wires: number;
      /** Row-major, interleaved re, im: `2 * 4^wires` numbers. */
      readonly matrix: readonly number[];
    }
  | {
      readonly name: string;
      readonly wires: number;
      /** Basis state k becomes basis state `permutation[k]`. It has 2^wires whole numbers, each once. */
      readonly permutation: readonly number[];
    }
  | {
      readonly name: string;
      readonly wires: number;
      /** It contains no measurements. Bodies with parameters are expanded when they are placed. */
      readonly body: readonly Column[];
    };

export interface Circuit {
  readonly version: 1;
  /** The sizes add up to the number of wires; wire 0 is the first of the first register. */
  readonly quantumRegisters: readonly Register[];
  /** The sizes add up to the number of classical bits. */
  readonly classicalRegisters: readonly Register[];
  /** One per wire. */
  readonly initial: readonly InitialState[];
  readonly definitions: readonly GateDefinition[];
  readonly columns: readonly Column[];
}
