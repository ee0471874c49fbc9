/**
 * The kinds of operation in every notation, one row each: in words, drawings, programs, and links. The writer of each
 * notation handles what all kinds share (conditions, registers, the circuit's own gates) and passes itself in.
 */
import type {
  BarrierOperation,
  DisplayKind,
  GateOperation,
  MeasureOperation,
  Operation,
} from '../operations/kinds.ts';
import type { Bit, InitialState, Wire } from '../circuit/parts.ts';
import { findGate } from '../gates/catalog.ts';
import { displayComment, noPostSelection, NotExpressible } from './not-expressible.ts';
import { angleLabel, durationLabel } from './number-text.ts';
import type { Drawn } from './svg/drawn.ts';
import type { LinkSign } from './url/codes.ts';

interface Names {
  readonly wire: (wire: Wire) => string;
  readonly bit: (bit: Bit) => string;
}

/** Writes statements of a program. */
export interface ProgramWriter extends Names {
  /** The circuit's name in the program; empty in OpenQASM, whose statements do not name it. */
  readonly circuit: string;
  readonly gate: (operation: GateOperation) => readonly string[];
  readonly barrier: (operation: BarrierOperation) => string;
}

/** Draws SVG in one column. */
export interface SvgPen {
  readonly box: (label: string, wire: Wire) => Drawn;
  readonly gate: (operation: GateOperation) => Drawn;
  readonly measurement: (operation: MeasureOperation) => Drawn;
  readonly barrier: (operation: BarrierOperation) => Drawn;
}

/** Fills the cells of one column of a quantikz picture. */
export interface QuantikzCells {
  readonly set: (wire: Wire, cell: string) => void;
  readonly gate: (operation: GateOperation) => void;
  readonly measurement: (operation: MeasureOperation) => void;
  readonly barrier: (operation: BarrierOperation) => void;
}

export interface LinkWriter {
  readonly wire: (wire: Wire) => void;
  readonly wires: (wires: readonly Wire[]) => void;
  readonly bit: (bit: Bit) => void;
  readonly state: (state: InitialState) => void;
  readonly number: (value: number) => void;
}

export interface LinkReader {
  readonly wire: () => Wire;
  readonly wires: () => readonly Wire[];
  readonly bit: () => Bit;
  readonly state: () => InitialState;
  readonly number: () => number;
}

interface Notation<One> {
  /** Describes the operation as a phrase without its condition: `Pauli X on q[1], where q[0] is 1`. */
  readonly text: (operation: One, names: Names) => string;
  readonly svg: (operation: One, pen: SvgPen) => Drawn;
  readonly quantikz: (operation: One, cells: QuantikzCells) => void;
  readonly qiskit: (operation: One, writer: ProgramWriter) => readonly string[];
  readonly openQasm2: (operation: One, writer: ProgramWriter) => readonly string[];
  readonly openQasm3: (operation: One, writer: ProgramWriter) => readonly string[];
}

/** A kind in a link. Gates have their own codes, and the writer of links adds conditions. */
interface InLinks<One> {
  readonly link: {
    readonly signs: readonly LinkSign[];
    /** Returns the sign that starts this operation in a link. */
    readonly signOf: (operation: One) => LinkSign;
    /** Writes the rest, after the sign. */
    readonly write: (operation: One, writer: LinkWriter) => void;
    readonly read: (reader: LinkReader, sign: LinkSign) => One;
  };
}

type NotationKinds = {
  readonly [Kind in Operation['kind']]: Kind extends 'gate'
    ? Notation<GateOperation>
    : Notation<Extract<Operation, { readonly kind: Kind }>> &
        InLinks<Extract<Operation, { readonly kind: Kind }>>;
};

const DISPLAY_TITLES: { readonly [shows in DisplayKind]: string } = {
  probability: 'Probability display',
  bloch: 'Bloch display',
  amplitudes: 'Amplitude display',
};
const DISPLAY_SIGNS = Object.keys(DISPLAY_TITLES) as readonly DisplayKind[]; // keys of a constant

const NOTHING_DRAWN: Drawn = { marks: [], covered: [] };

function refusePostSelection(language: string): never {
  throw new NotExpressible(noPostSelection(language));
}

const KINDS: NotationKinds = {
  gate: {
    text: ({ gate, parameters, targets, controls }, { wire }) => {
      const title = findGate(gate)?.title ?? `Gate ${gate}`;
      const by = parameters.map((angle) => angleLabel(angle)).join(', ');
      const where = controls.map((control) => `${wire(control.wire)} is ${control.on}`);
      return `${title}${by && ` by ${by}`} on ${targets.map(wire).join(', ')}${
        where.length > 0 ? `, where ${where.join(' and ')}` : ''
      }`;
    },
    svg: (operation, pen) => pen.gate(operation),
    quantikz: (operation, cells) => cells.gate(operation),
    qiskit: (operation, writer) => writer.gate(operation),
    openQasm2: (operation, writer) => writer.gate(operation),
    openQasm3: (operation, writer) => writer.gate(operation),
  },
  measure: {
    text: ({ wire, bit }, names) => `Measure ${names.wire(wire)} into ${names.bit(bit)}`,
    svg: (operation, pen) => pen.measurement(operation),
    quantikz: (operation, cells) => cells.measurement(operation),
    qiskit: ({ wire, bit }, writer) => [
      `${writer.circuit}.measure(${writer.wire(wire)}, ${writer.bit(bit)})`,
    ],
    openQasm2: ({ wire, bit }, writer) => [`measure ${writer.wire(wire)} -> ${writer.bit(bit)};`],
    openQasm3: ({ wire, bit }, writer) => [`${writer.bit(bit)} = measure ${writer.wire(wire)};`],
    link: {
      signs: ['measure'],
      signOf: () => 'measure',
      write: ({ wire, bit }, writer) => {
        writer.wire(wire);
        writer.bit(bit);
      },
      read: (reader) => ({ kind: 'measure', wire: reader.wire(), bit: reader.bit() }),
    },
  },
  reset: {
    text: ({ wire }, names) => `Reset ${names.wire(wire)}`,
    svg: ({ wire }, pen) => pen.box('|0⟩', wire),
    quantikz: ({ wire }, cells) => cells.set(wire, '\\gate{\\ket{0}}'),
    qiskit: ({ wire }, writer) => [`${writer.circuit}.reset(${writer.wire(wire)})`],
    openQasm2: ({ wire }, writer) => [`reset ${writer.wire(wire)};`],
    openQasm3: ({ wire }, writer) => [`reset ${writer.wire(wire)};`],
    link: {
      signs: ['reset'],
      signOf: () => 'reset',
      write: ({ wire }, writer) => writer.wire(wire),
      read: (reader) => ({ kind: 'reset', wire: reader.wire() }),
    },
  },
  postselect: {
    text: ({ wire, state }, names) => `Post-select ${names.wire(wire)} in |${state}⟩`,
    svg: ({ wire, state }, pen) => pen.box(`⟨${state.replace('-', '−')}|`, wire),
    quantikz: ({ wire, state }, cells) => cells.set(wire, `\\gate{\\ket{${state}}\\bra{${state}}}`),
    // Programs for real devices cannot discard runs.
    qiskit: () => refusePostSelection('Qiskit'),
    openQasm2: () => refusePostSelection('OpenQASM 2'),
    openQasm3: () => refusePostSelection('OpenQASM 3'),
    link: {
      signs: ['postselect'],
      signOf: () => 'postselect',
      write: ({ wire, state }, writer) => {
        writer.wire(wire);
        writer.state(state);
      },
      read: (reader) => ({ kind: 'postselect', wire: reader.wire(), state: reader.state() }),
    },
  },
  barrier: {
    text: ({ wires }, { wire }) => `Barrier on ${wires.map(wire).join(', ')}`,
    svg: (operation, pen) => pen.barrier(operation),
    quantikz: (operation, cells) => cells.barrier(operation),
    qiskit: (operation, writer) => [writer.barrier(operation)],
    openQasm2: (operation, writer) => [writer.barrier(operation)],
    openQasm3: (operation, writer) => [writer.barrier(operation)],
    link: {
      signs: ['barrier'],
      signOf: () => 'barrier',
      write: ({ wires }, writer) => writer.wires(wires),
      read: (reader) => ({ kind: 'barrier', wires: reader.wires() }),
    },
  },
  delay: {
    text: ({ wire, nanoseconds }, names) =>
      `Wait ${durationLabel(nanoseconds)} on ${names.wire(wire)}`,
    svg: ({ wire, nanoseconds }, pen) => pen.box(durationLabel(nanoseconds), wire),
    quantikz: ({ wire, nanoseconds }, cells) =>
      cells.set(
        wire,
        `\\gate{\\mathrm{${durationLabel(nanoseconds).replace(' ', '\\,').replace('µ', '\\mu ')}}}`,
      ),
    qiskit: ({ wire, nanoseconds }, writer) => [
      `${writer.circuit}.delay(${nanoseconds}, ${writer.wire(wire)}, unit="ns")`,
    ],
    // Without noise it does nothing, and OpenQASM 2 knows no time.
    openQasm2: ({ wire, nanoseconds }, writer) => [
      `// delay[${nanoseconds}ns] ${writer.wire(wire)}`,
    ],
    openQasm3: ({ wire, nanoseconds }, writer) => [`delay[${nanoseconds}ns] ${writer.wire(wire)};`],
    link: {
      signs: ['delay'],
      signOf: () => 'delay',
      write: ({ wire, nanoseconds }, writer) => {
        writer.wire(wire);
        writer.number(nanoseconds);
      },
      read: (reader) => ({ kind: 'delay', wire: reader.wire(), nanoseconds: reader.number() }),
    },
  },
  display: {
    text: ({ shows, wires }, { wire }) =>
      `${DISPLAY_TITLES[shows]} of ${wires.map(wire).join(', ')}`,
    // A picture on paper cannot follow the state.
    svg: () => NOTHING_DRAWN,
    quantikz: () => undefined,
    qiskit: (operation, writer) => [`# ${displayComment(operation, writer.wire)}`],
    openQasm2: (operation, writer) => [`// ${displayComment(operation, writer.wire)}`],
    openQasm3: (operation, writer) => [`// ${displayComment(operation, writer.wire)}`],
    link: {
      signs: DISPLAY_SIGNS,
      signOf: ({ shows }) => shows,
      write: ({ wires }, writer) => writer.wires(wires),
      read: (reader, sign) => ({
        kind: 'display',
        shows: sign as DisplayKind, // one of `signs`
        wires: reader.wires(),
      }),
    },
  },
};

// The types of the table pair kinds and rows, which TypeScript cannot follow from an operation's kind.

export function notationOf({ kind }: Operation): Notation<Operation> {
  return KINDS[kind] as unknown as Notation<Operation>;
}

type Linked = Exclude<Operation, GateOperation>;

export function linkOf({ kind }: Linked): InLinks<Linked>['link'] {
  return KINDS[kind].link as unknown as InLinks<Linked>['link'];
}

/** Reads the operation that a sign starts. */
export function readLinked(sign: LinkSign, reader: LinkReader): Linked {
  return LINK_OF_SIGN[sign].read(reader, sign);
}

const LINK_OF_SIGN = Object.fromEntries(
  Object.values(KINDS).flatMap((row) =>
    'link' in row ? row.link.signs.map((sign) => [sign, row.link]) : [],
  ),
) as Readonly<Record<LinkSign, InLinks<Linked>['link']>>; // `fromEntries` forgets the names; each sign is in a row
