/** The parts of operations: wires, bits, controls, conditions, and states. */
import type { ConditionValue } from './condition-value.ts';

/** Index of a qubit, from 0. */
export type Wire = number;
/** Index of a classical bit, from 0, over all registers in the order they were declared. */
export type Bit = number;
export type Radians = number;

/** A control that acts when its wire is 1, or (an anti-control) when it is 0. */
export interface Control<W = Wire> {
  readonly wire: W;
  readonly on: 0 | 1;
}

/** Acts only if the classical bits, read with `bits[0]` as the least significant, equal `equals`. */
export interface Condition {
  readonly bits: readonly Bit[];
  readonly equals: ConditionValue;
}

/** The state that a wire starts in, or that post-selection keeps. */
export type InitialState = '0' | '1' | '+' | '-' | 'i' | '-i';
