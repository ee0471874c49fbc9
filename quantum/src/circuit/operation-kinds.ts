/**
 * What is known of each kind of operation as data: one row each, which checks, edits and the reader of untrusted data
 * go by. What a kind does to a state is in `simulate/program/`, how it is written in `notation/operation-kinds.ts`.
 */
import type { Bit, DisplayKind, Operation, Wire } from './circuit.ts';
import { CONDITION, NUMBERS, STATES, type ObjectShape, type Shape } from './shape.ts';

/** Wires that one display in a circuit shows together: eight bars. */
export const MAX_DISPLAY_WIRES = 3;

/** The Bloch vector is that of one wire. */
export function mostDisplayWires(shows: DisplayKind): number {
  return shows === 'bloch' ? 1 : MAX_DISPLAY_WIRES;
}

interface OperationKind<One> {
  /** The fields besides `kind`. */
  readonly shape: ObjectShape;
  /** Every wire that it touches, its controls included. */
  readonly wires: (operation: One) => readonly Wire[];
  /** The same operation with each of its wires put through `mapWire`. */
  readonly onWires: (operation: One, mapWire: (wire: Wire) => Wire) => One;
  /** The classical bits that it writes. */
  readonly writes?: (operation: One) => readonly Bit[];
  /** The same operation with each bit that it writes put through `mapBit`. */
  readonly onBits?: (operation: One, mapBit: (bit: Bit) => Bit) => One;
  /** Whether it stands in a circuit without acting on its state. */
  readonly isIdle: boolean;
  /** Whether it may depend on classical bits. */
  readonly takesCondition: boolean;
  /** Whether a run may go on in two ways behind it. */
  readonly maySplit: boolean;
  /** A part that is moved swaps with the part it meets, the whole moves along, or nothing of it moves to other wires. */
  readonly moves: 'part' | 'whole' | 'never';
  /** What is wrong with a gate whose body holds it, behind the gate's name. */
  readonly inBody?: string;
  /** What is wrong with its number of wires, which other kinds leave open or fix. */
  readonly countProblem?: (operation: One) => string | undefined;
}

type OperationKinds = {
  readonly [Kind in Operation['kind']]: OperationKind<Extract<Operation, { readonly kind: Kind }>>;
};

const CONTROL: Shape = { fields: { wire: 'number', on: [0, 1] } };
const SOURCE: Shape = { fields: { name: 'string', times: 'number', plus: 'number' } };
const MEASURES = 'measures or resets a wire';
const LOOKS = 'holds a display or keeps only some runs';

const KINDS: OperationKinds = {
  gate: {
    shape: {
      fields: {
        gate: 'string',
        parameters: NUMBERS,
        targets: NUMBERS,
        controls: { list: CONTROL },
      },
      optional: { sources: { list: { either: [SOURCE, [null]] } }, condition: CONDITION },
    },
    wires: ({ targets, controls }) => [...targets, ...controls.map((c) => c.wire)],
    onWires: (operation, mapWire) => ({
      ...operation,
      targets: operation.targets.map(mapWire),
      controls: operation.controls.map((c) => ({ ...c, wire: mapWire(c.wire) })),
    }),
    isIdle: false,
    takesCondition: true,
    maySplit: false,
    moves: 'part',
  },
  measure: {
    shape: { fields: { wire: 'number', bit: 'number' }, optional: { condition: CONDITION } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    writes: ({ bit }) => [bit],
    onBits: (operation, mapBit) => ({ ...operation, bit: mapBit(operation.bit) }),
    isIdle: false,
    takesCondition: true,
    maySplit: true,
    moves: 'part',
    inBody: MEASURES,
  },
  reset: {
    shape: { fields: { wire: 'number' }, optional: { condition: CONDITION } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    isIdle: false,
    takesCondition: true,
    maySplit: true,
    moves: 'part',
    inBody: MEASURES,
  },
  postselect: {
    shape: { fields: { wire: 'number', state: STATES } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    isIdle: false,
    takesCondition: false,
    maySplit: false,
    moves: 'part',
    inBody: LOOKS,
  },
  barrier: {
    shape: { fields: { wires: NUMBERS } },
    wires: ({ wires }) => wires,
    onWires: (operation, mapWire) => ({ ...operation, wires: operation.wires.map(mapWire) }),
    isIdle: true,
    takesCondition: false,
    maySplit: false,
    moves: 'never',
  },
  display: {
    shape: { fields: { shows: ['probability', 'bloch', 'amplitudes'], wires: NUMBERS } },
    wires: ({ wires }) => wires,
    onWires: (operation, mapWire) => ({ ...operation, wires: operation.wires.map(mapWire) }),
    isIdle: true,
    takesCondition: false,
    maySplit: false,
    moves: 'whole',
    inBody: LOOKS,
    countProblem: ({ shows, wires }) => {
      const most = mostDisplayWires(shows);
      return wires.length < 1 || wires.length > most
        ? `A ${shows} display shows 1 to ${most} wires and got ${wires.length}.`
        : undefined;
    },
  },
};

/** The row of an operation. TypeScript cannot follow its kind through the table, whose type pairs them. */
export function kindOf({ kind }: Pick<Operation, 'kind'>): OperationKind<Operation> {
  return KINDS[kind] as unknown as OperationKind<Operation>;
}

/** The shapes of all kinds. */
export const OPERATION: Shape = {
  either: Object.entries(KINDS).map(([kind, { shape }]) => ({
    ...shape,
    fields: { kind: [kind], ...shape.fields },
  })),
};

/** What is wrong with a gate whose body holds these operations. */
export function bodyMessages(operations: readonly Operation[]): readonly string[] {
  const found = new Set(operations.map((operation) => kindOf(operation).inBody));
  return [MEASURES, LOOKS].filter((message) => found.has(message));
}
