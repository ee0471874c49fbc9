import type { GateOperation } from './gate-operation.ts';
import type { Bit, Condition, Wire } from './parts.ts';
import type { CircuitProblem } from './problem.ts';
import type { ObjectShape } from './shape.ts';

/** A problem of one operation, wherever it is. */
export type OperationProblem = Omit<CircuitProblem, 'column' | 'operation' | 'definition'>;

/** Adds instructions to a run. A simulator carries them out in this order (`simulate/program/`). */
export interface RunWriter {
  /** Adds a gate, with the errors that a noisy machine makes after it. */
  readonly gate: (operation: GateOperation) => void;
  /** Adds unconditional gates that make no errors, because no machine carries them out. */
  readonly exactGates: (operations: readonly GateOperation[]) => void;
  readonly measure: (wire: Wire, bit: Bit, condition: Condition | undefined) => void;
  readonly reset: (wire: Wire, condition: Condition | undefined) => void;
  /** Keeps only the runs in which the wire is found to be `value`. */
  readonly keep: (wire: Wire, value: 0 | 1) => void;
  /** Adds the errors that a noisy machine makes on a wire in some time. */
  readonly wait: (wire: Wire, nanoseconds: number) => void;
}

/** The data of one kind of operation, and how it acts. */
export interface OperationKind<
  /** The operation with wires of any type, because some circuits name them. */
  One,
  /** The operation with numbers of wires. */
  Numbered = One,
> {
  /** The fields besides `kind`. With the optional field `condition`, it can depend on classical bits. */
  readonly shape: ObjectShape;
  /** Returns every wire that it touches, including its controls. */
  readonly wires: (operation: One) => readonly unknown[];
  /** Returns the operation with `mapWire` applied to each of its wires. */
  readonly onWires: (operation: One, mapWire: (wire: unknown) => unknown) => One;
  /** Returns the classical bits that it writes. */
  readonly writes?: (operation: One) => readonly Bit[];
  /** Returns the operation with `mapBit` applied to each bit that it writes. */
  readonly onBits?: (operation: One, mapBit: (bit: Bit) => Bit) => One;
  /** The machines on which it changes the state: all of them, only those with noise, or none. */
  readonly acts: 'always' | 'with-noise' | 'never';
  /** Adds the instructions that it becomes when a circuit runs. Absent if it never acts. */
  readonly run?: (operation: Numbered, run: RunWriter) => void;
  /** True if a run can continue in two ways after it. */
  readonly maySplit?: boolean;
  /** A dragged part moves alone and swaps with the part it meets, moves the whole operation, or keeps its wire. */
  readonly moves: 'part' | 'whole' | 'never';
  /** The problem of a gate whose body contains it, written after the gate's name. Absent if a body can contain it. */
  readonly inBody?: string;
  /** Returns what is wrong with its data, beyond its shape, its wires, and its bits. */
  readonly problem?: (operation: One) => OperationProblem | undefined;
}

/** The wires of a kind whose operations have one `wire`. */
export const ON_ONE_WIRE = {
  wires: ({ wire }: { readonly wire: unknown }) => [wire],
  onWires: <One extends { readonly wire: unknown }>(
    operation: One,
    mapWire: (wire: unknown) => unknown,
  ): One => ({ ...operation, wire: mapWire(operation.wire) }),
};

/** The wires of a kind whose operations have a list of `wires`. */
export const ON_WIRES = {
  wires: ({ wires }: { readonly wires: readonly unknown[] }) => wires,
  onWires: <One extends { readonly wires: readonly unknown[] }>(
    operation: One,
    mapWire: (wire: unknown) => unknown,
  ): One => ({ ...operation, wires: operation.wires.map(mapWire) }),
};
