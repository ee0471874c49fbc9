/**
 * A circuit as plain, frozen, serializable data. It says which operations are in which places, and contains nothing
 * that is computed or drawn.
 *
 * Conventions (see quantum/README.md): wire 0 is the least significant bit of a basis index, kets are written with the
 * highest wire first, and angles are in radians.
 */

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

/**
 * Ties one parameter of a gate to a named one: its value is `times * value + plus`. For example, a slider for `theta`
 * can set both RX(theta) and RZ(-2 theta).
 */
export interface ParameterSource {
  readonly name: string;
  readonly times: number;
  readonly plus: Radians;
}

export interface GateOperation<W = Wire> {
  readonly kind: 'gate';
  /** A name of the gate catalog (`h`, `rx`, `swap`) or of one of the circuit's own `definitions`. */
  readonly gate: string;
  /** Always numbers, which are simulated, drawn, and written. Empty for a gate of the circuit's own. */
  readonly parameters: readonly Radians[];
  /** One per parameter, or null for a plain number; only `withParameters` uses it. */
  readonly sources?: readonly (ParameterSource | null)[];
  /** The gate's own wires, in the order of its matrix: `targets[0]` is the least significant. */
  readonly targets: readonly W[];
  readonly controls: readonly Control<W>[];
  readonly condition?: Condition;
}

export interface MeasureOperation<W = Wire> {
  readonly kind: 'measure';
  readonly wire: W;
  readonly bit: Bit;
  readonly condition?: Condition;
}

export interface ResetOperation<W = Wire> {
  readonly kind: 'reset';
  readonly wire: W;
  readonly condition?: Condition;
}

export interface BarrierOperation<W = Wire> {
  readonly kind: 'barrier';
  readonly wires: readonly W[];
  readonly condition?: undefined;
}

/** The contents of a display: chances, the Bloch vector of one wire, or amplitudes. */
export type DisplayKind = 'probability' | 'bloch' | 'amplitudes';

/** Shows the state without changing it, just as a barrier changes nothing. */
export interface DisplayOperation<W = Wire> {
  readonly kind: 'display';
  readonly shows: DisplayKind;
  /**
   * The first is the least significant. A Bloch vector has one wire, and the others have at most `MAX_DISPLAY_WIRES`.
   */
  readonly wires: readonly W[];
  readonly condition?: undefined;
}

/**
 * Post-selection: keeps only the runs that would be found in `state` here, and the wire is in that state afterwards.
 * Every result of the circuit is a result of the kept runs.
 */
export interface PostSelectOperation<W = Wire> {
  readonly kind: 'postselect';
  readonly wire: W;
  readonly state: InitialState;
  readonly condition?: undefined;
}

/**
 * Waits. An ideal wire keeps its state; with noise, a 1 may fall to 0 in that time (`GATE_NANOSECONDS` in
 * `simulate/program/noise.ts`).
 */
export interface DelayOperation<W = Wire> {
  readonly kind: 'delay';
  readonly wire: W;
  readonly nanoseconds: number;
  readonly condition?: undefined;
}

/** An operation in one place of a circuit. `Operation<string>` has names for its wires instead of numbers. */
export type Operation<W = Wire> =
  | GateOperation<W>
  | MeasureOperation<W>
  | ResetOperation<W>
  | PostSelectOperation<W>
  | BarrierOperation<W>
  | DelayOperation<W>
  | DisplayOperation<W>;

export type OperationOf<Kind, W = Wire> = Extract<Operation<W>, { readonly kind: Kind }>;

/** Operations that leave the state unchanged on an ideal machine. */
export type IdleOperation<W = Wire> = BarrierOperation<W> | DelayOperation<W> | DisplayOperation<W>;

/** Operations that can depend on classical bits. */
export type ConditionalOperation = GateOperation | MeasureOperation | ResetOperation;

/**
 * Operations that happen at the same time: no two of them touch the same wire or the same classical bit (reading a bit
 * in a condition counts as touching it).
 */
export type Column = readonly Operation[];

/** The state that a wire starts in, or that post-selection keeps. */
export type InitialState = '0' | '1' | '+' | '-' | 'i' | '-i';

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
