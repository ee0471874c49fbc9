import type { Radians, Wire } from '../circuit/parts.ts';

/** The reason why a circuit is not right yet, with the data that a child's explanation needs. */
export type Diagnosis =
  | { readonly kind: 'right' }
  /** The learner has placed nothing yet; only the task's starter is there. */
  | { readonly kind: 'nothing-placed' }
  /** This many wires (or classical bits, if outcomes are wanted) cannot be compared with the goal. */
  | {
      readonly kind: 'wrong-size';
      readonly unit: 'wires' | 'bits';
      readonly found: number;
      readonly wanted: number;
    }
  /** The circuit would be right if each wire (or classical bit) `i` were number `permutation[i]`. */
  | {
      readonly kind: 'other-order';
      readonly unit: 'wires' | 'bits';
      readonly permutation: readonly number[];
    }
  /**
   * The circuit would be right with one more gate on one wire, put before the column `column` (after all columns if it
   * equals their number).
   */
  | {
      readonly kind: 'one-gate-missing';
      readonly gate: 'x' | 'z' | 'h';
      readonly wire: Wire;
      readonly column: number;
    }
  /** The probabilities are right, but these signs are wrong. */
  | { readonly kind: 'wrong-sign'; readonly signs: readonly WrongSign[] }
  /** These wires should be entangled with others and are not. */
  | { readonly kind: 'not-linked'; readonly wires: readonly Wire[] }
  /** The circuit would be right without these measurements. The list has one measurement if removing one is enough. */
  | {
      readonly kind: 'look-too-many';
      readonly measurements: readonly { readonly column: number; readonly wire: Wire }[];
    }
  /** The circuit is right for some members of a hidden family, but not for all. */
  | { readonly kind: 'some-members'; readonly right: number; readonly members: number }
  /** No other reason applies. `nearness` is at least 0 and below 1. */
  | { readonly kind: 'not-yet'; readonly nearness: number };

export interface WrongSign {
  /** The basis state that the wires start in, if the goal is about all of them. */
  readonly input?: string;
  /** The basis state with the wrong sign, highest wire first. */
  readonly outcome: string;
  /** The missing phase, in (-pi, pi]: pi for a plain sign. */
  readonly turn: Radians;
}
