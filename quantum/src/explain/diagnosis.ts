import type { Radians, Wire } from '../circuit/circuit.ts';

/** Why a circuit is not right yet, with what it takes to say so in a child's words. */
export type Diagnosis =
  | { readonly kind: 'right' }
  /** Nothing placed yet, or nothing but what the task began with. */
  | { readonly kind: 'nothing-placed' }
  /** So many wires (or classical bits, where outcomes were asked for) cannot be compared with the goal. */
  | {
      readonly kind: 'wrong-size';
      readonly unit: 'wires' | 'bits';
      readonly found: number;
      readonly wanted: number;
    }
  /** Right if each wire (or classical bit) `i` were number `permutation[i]`. */
  | {
      readonly kind: 'other-order';
      readonly unit: 'wires' | 'bits';
      readonly permutation: readonly number[];
    }
  /** Right after one more gate on one wire, put before the column `column` (behind all if it is their number). */
  | {
      readonly kind: 'one-gate-missing';
      readonly gate: 'x' | 'z' | 'h';
      readonly wire: Wire;
      readonly column: number;
    }
  /** Right probabilities, wrong sign, and where. */
  | { readonly kind: 'wrong-sign'; readonly signs: readonly WrongSign[] }
  /** These wires are to be entangled to others and are not. */
  | { readonly kind: 'not-linked'; readonly wires: readonly Wire[] }
  /** Right without these measurements; one if one is enough. */
  | {
      readonly kind: 'look-too-many';
      readonly measurements: readonly { readonly column: number; readonly wire: Wire }[];
    }
  /** Right for some members of a hidden family, and not for all. */
  | { readonly kind: 'some-members'; readonly right: number; readonly members: number }
  /** None of these. `nearness` is from 0 to 1, and below 1. */
  | { readonly kind: 'not-yet'; readonly nearness: number };

export interface WrongSign {
  /** The basis state that the wires start in, where the goal is about all of them. */
  readonly input?: string;
  /** The basis state with the wrong sign, highest wire first. */
  readonly outcome: string;
  /** The turn that it lacks, in (-pi, pi]: pi for a plain sign. */
  readonly turn: Radians;
}
