/**
 * A circuit as plain, frozen, serializable data: what is placed where, and nothing computed or drawn.
 *
 * Conventions (see quantum/README.md): wire 0 is the least significant bit of a basis index, kets are
 * written with the highest wire first, angles are radians.
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
 * Ties one parameter of a gate to a named one: its value is `times * value + plus`. A slider for `theta`
 * may so drive RX(theta) and RZ(-2 theta) together.
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
  /** Always numbers: what is simulated, drawn and written. Empty for a gate of the circuit's own. */
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

/** A place where the state is looked at without touching it. It changes nothing, no more than a barrier does. */
export interface DisplayOperation<W = Wire> {
  readonly kind: 'display';
  readonly shows: DisplayKind;
  /** The first is the least significant; one for the Bloch vector, at most `MAX_DISPLAY_WIRES` else. */
  readonly wires: readonly W[];
  readonly condition?: undefined;
}

/**
 * Post-selection: of all runs, only those are kept that would be found in `state` here, and the wire is in that
 * state from here on. Everything that is said of a circuit is said of the runs that are kept.
 */
export interface PostSelectOperation<W = Wire> {
  readonly kind: 'postselect';
  readonly wire: W;
  readonly state: InitialState;
  readonly condition?: undefined;
}

/** What a circuit does in one place. `Operation<string>` has names for its wires instead of numbers. */
export type Operation<W = Wire> =
  | GateOperation<W>
  | MeasureOperation<W>
  | ResetOperation<W>
  | PostSelectOperation<W>
  | BarrierOperation<W>
  | DisplayOperation<W>;

export type OperationOf<Kind, W = Wire> = Extract<Operation<W>, { readonly kind: Kind }>;

/** Operations that may depend on classical bits. */
export type ConditionalOperation = GateOperation | MeasureOperation | ResetOperation;

/**
 * Operations that happen side by side: no two of them touch the same wire or the same classical bit
 * (reading a bit in a condition is touching it, too).
 */
export type Column = readonly Operation[];

/** The state that a wire starts in, or that post-selection keeps. */
export type InitialState = '0' | '1' | '+' | '-' | 'i' | '-i';

export interface Register {
  readonly name: string;
  readonly size: number;
}

/** A gate of the circuit's own, from a unitary matrix, from where it takes basis states, or from a smaller circuit. */
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
      /** Basis state k goes to basis state `permutation[k]`: 2^wires whole numbers, each once. */
      readonly permutation: readonly number[];
    }
  | {
      readonly name: string;
      readonly wires: number;
      /** Measurement-free. Parametrised bodies are expanded when they are placed. */
      readonly body: readonly Column[];
    };

export interface Circuit {
  readonly version: 1;
  /** Sizes add up to the number of wires; wire 0 is the first of the first register. */
  readonly quantumRegisters: readonly Register[];
  /** Sizes add up to the number of classical bits. */
  readonly classicalRegisters: readonly Register[];
  /** One a wire. */
  readonly initial: readonly InitialState[];
  readonly definitions: readonly GateDefinition[];
  readonly columns: readonly Column[];
}
