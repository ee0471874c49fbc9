/**
 * The notation of one kind of operation. The writer of each notation handles what all kinds share (conditions, registers,
 * the circuit's own gates) and passes itself in.
 */
import type { Bit, InitialState, Wire } from '../circuit/parts.ts';
import type { BarrierOperation, GateOperation, MeasureOperation } from '../operations/kinds.ts';
import type { Drawn } from './svg/drawn.ts';

export interface Names {
  readonly wire: (wire: Wire) => string;
  readonly bit: (bit: Bit) => string;
}

/** Draws SVG in one column. */
export interface SvgPen {
  readonly box: (label: string, wire: Wire) => Drawn;
  readonly gate: (operation: GateOperation) => Drawn;
  readonly measurement: (operation: MeasureOperation) => Drawn;
  readonly barrier: (operation: BarrierOperation) => Drawn;
}

export interface LinkWriter {
  readonly wire: (wire: Wire) => void;
  readonly wires: (wires: readonly Wire[]) => void;
  readonly bit: (bit: Bit) => void;
  readonly state: (state: InitialState) => void;
  readonly number: (value: number) => void;
  readonly string: (text: string) => void;
}

export interface LinkReader {
  readonly wire: () => Wire;
  readonly wires: () => readonly Wire[];
  readonly bit: () => Bit;
  readonly state: () => InitialState;
  readonly number: () => number;
  readonly string: () => string;
}

export interface Notation<One> {
  /** Describes the operation as a phrase without its condition: `Pauli X on q[1], where q[0] is 1`. */
  readonly text: (operation: One, names: Names) => string;
  readonly svg: (operation: One, pen: SvgPen) => Drawn;
}

/** A kind in a link. Gates have their own codes, and the writer of links adds conditions. */
export interface InLinks<One> {
  readonly link: {
    /** The codes that may start an operation of this kind in a link, which no other kind has (see `url/codes.ts`). */
    readonly codes: readonly number[];
    /** Returns the code that starts this operation. Absent if there is only one. */
    readonly codeOf?: (operation: One) => number;
    /** Writes the rest, after the code. */
    readonly write: (operation: One, writer: LinkWriter) => void;
    readonly read: (reader: LinkReader, code: number) => One;
  };
}
