import type { Bit, Condition, Wire } from '../../circuit/parts.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

export interface UnitaryInstruction {
  readonly kind: 'unitary';
  readonly steps: readonly UnitaryStep[];
  readonly condition?: Condition;
}

export interface MeasureInstruction {
  readonly kind: 'measure';
  readonly wire: Wire;
  readonly bit: Bit;
  /** The probabilities of wrongly reported results; if left out, the result is reported correctly. */
  readonly error?: ReadoutError;
  readonly condition?: Condition;
}

export interface ReadoutError {
  /** The probability that a 0 is reported as 1. */
  readonly zeroAsOne: number;
  /** The probability that a 1 is reported as 0. */
  readonly oneAsZero: number;
}

export interface ResetInstruction {
  readonly kind: 'reset';
  readonly wire: Wire;
  readonly condition?: Condition;
}

/** Keeps the runs in which the wire is found to be `value`. States other than 0 and 1 are rotated to these and back. */
export interface PostSelectInstruction {
  readonly kind: 'postselect';
  readonly wire: Wire;
  readonly value: 0 | 1;
  readonly condition?: undefined;
}

export interface NoiseInstruction {
  readonly kind: 'noise';
  readonly channel: 'depolarizing' | 'amplitudeDamping';
  readonly wire: Wire;
  readonly probability: number;
  readonly condition?: Condition;
}

/** The instructions of a circuit for a simulator, with names resolved to numbers. Barriers and displays are removed. */
export type Instruction = UnitaryInstruction | RandomInstruction;
/** An instruction with several possible results. */
export type RandomInstruction =
  MeasureInstruction | ResetInstruction | PostSelectInstruction | NoiseInstruction;
