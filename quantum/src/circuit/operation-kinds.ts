/**
 * The kinds of operation as data, one row each. Checks, edits, and the reader of untrusted data use these rows.
 * `simulate/program/` defines the effect of a kind on a state, and `notation/operation-kinds.ts` its written form.
 */
import type { Bit, DisplayKind, Operation, OperationOf } from './circuit.ts';
import type { CircuitProblem } from './problem.ts';
import { CONDITION, NUMBERS, STATES, WIRES, type ObjectShape, type Shape } from './shape.ts';

/** The most wires that one display in a circuit shows together, which makes eight bars. */
export const MAX_DISPLAY_WIRES = 3;

/** Returns the most wires of a display. A Bloch vector belongs to one wire. */
export function maxDisplayWires(shows: DisplayKind): number {
  return shows === 'bloch' ? 1 : MAX_DISPLAY_WIRES;
}

/** A problem of one operation, wherever it is. */
export type OperationProblem = Omit<CircuitProblem, 'column' | 'operation' | 'definition'>;

interface OperationKind<Kind> {
  /** The fields besides `kind`. */
  readonly shape: ObjectShape;
  /** Returns every wire that it touches, including its controls. */
  readonly wires: <W>(operation: OperationOf<Kind, W>) => readonly W[];
  /** Returns the operation with `mapWire` applied to each of its wires. */
  readonly onWires: <A, B>(
    operation: OperationOf<Kind, A>,
    mapWire: (wire: A) => B,
  ) => OperationOf<Kind, B>;
  /** Returns the classical bits that it writes. */
  readonly writes?: (operation: OperationOf<Kind>) => readonly Bit[];
  /** Returns the operation with `mapBit` applied to each bit that it writes. */
  readonly onBits?: (operation: OperationOf<Kind>, mapBit: (bit: Bit) => Bit) => OperationOf<Kind>;
  /** The machines on which it changes the state: all of them, only those with noise, or none. */
  readonly acts: 'always' | 'with-noise' | 'never';
  /** Whether it can depend on classical bits. */
  readonly takesCondition: boolean;
  /** Whether a run can continue in two ways after it. */
  readonly maySplit: boolean;
  /** A dragged part moves alone and swaps with the part it meets, moves the whole operation, or keeps its wire. */
  readonly moves: 'part' | 'whole' | 'never';
  /** The problem of a gate whose body contains it, written after the gate's name. Absent if a body can contain it. */
  readonly inBody?: string;
  /** Returns what is wrong with its data, beyond its shape, its wires, and its bits. */
  readonly problem?: (operation: OperationOf<Kind>) => OperationProblem | undefined;
}

type OperationKinds = {
  readonly [Kind in Operation['kind']]: OperationKind<Kind>;
};

const CONTROL: Shape = { fields: { wire: 'wire', on: [0, 1] } };
const SOURCE: Shape = { fields: { name: 'string', times: 'number', plus: 'number' } };
const MEASURES = 'measures or resets a wire';
const LOOKS = 'holds a display or keeps only some runs';

const KINDS: OperationKinds = {
  gate: {
    shape: {
      fields: {
        gate: 'string',
        parameters: NUMBERS,
        targets: WIRES,
        controls: { list: CONTROL },
      },
      optional: { sources: { list: { either: [SOURCE, [null]] } }, condition: CONDITION },
    },
    wires: ({ targets, controls }) => [...targets, ...controls.map((c) => c.wire)],
    onWires: (operation, mapWire) => ({
      ...operation,
      targets: operation.targets.map(mapWire),
      controls: operation.controls.map(({ wire, on }) => ({ wire: mapWire(wire), on })),
    }),
    acts: 'always',
    takesCondition: true,
    maySplit: false,
    moves: 'part',
  },
  measure: {
    shape: { fields: { wire: 'wire', bit: 'bit' }, optional: { condition: CONDITION } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    writes: ({ bit }) => [bit],
    onBits: (operation, mapBit) => ({ ...operation, bit: mapBit(operation.bit) }),
    acts: 'always',
    takesCondition: true,
    maySplit: true,
    moves: 'part',
    inBody: MEASURES,
  },
  reset: {
    shape: { fields: { wire: 'wire' }, optional: { condition: CONDITION } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    acts: 'always',
    takesCondition: true,
    maySplit: true,
    moves: 'part',
    inBody: MEASURES,
  },
  postselect: {
    shape: { fields: { wire: 'wire', state: STATES } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    acts: 'always',
    takesCondition: false,
    maySplit: false,
    moves: 'part',
    inBody: LOOKS,
  },
  barrier: {
    shape: { fields: { wires: WIRES } },
    wires: ({ wires }) => wires,
    onWires: (operation, mapWire) => ({ ...operation, wires: operation.wires.map(mapWire) }),
    acts: 'never',
    takesCondition: false,
    maySplit: false,
    moves: 'never',
  },
  delay: {
    shape: { fields: { wire: 'wire', nanoseconds: 'number' } },
    wires: ({ wire }) => [wire],
    onWires: (operation, mapWire) => ({ ...operation, wire: mapWire(operation.wire) }),
    acts: 'with-noise',
    takesCondition: false,
    maySplit: false,
    moves: 'part',
    inBody: 'waits',
    problem: ({ nanoseconds }) =>
      Number.isFinite(nanoseconds) && nanoseconds > 0
        ? undefined
        : { code: 'not-a-number', message: `A delay cannot take ${nanoseconds} nanoseconds.` },
  },
  display: {
    shape: {
      fields: {
        shows: ['probability', 'bloch', 'amplitudes'],
        wires: { list: 'wire', most: MAX_DISPLAY_WIRES },
      },
    },
    wires: ({ wires }) => wires,
    onWires: (operation, mapWire) => ({ ...operation, wires: operation.wires.map(mapWire) }),
    acts: 'never',
    takesCondition: false,
    maySplit: false,
    moves: 'whole',
    inBody: LOOKS,
    problem: ({ shows, wires }) => {
      const most = maxDisplayWires(shows);
      if (wires.length >= 1 && wires.length <= most) return undefined;
      const message = `A ${shows} display shows 1 to ${most} wires and got ${wires.length}.`;
      return { code: 'wrong-count', message };
    },
  },
};

/** Returns the row of an operation. The types of the table pair kinds and rows, which TypeScript cannot follow. */
export function kindOf({ kind }: Pick<Operation, 'kind'>): OperationKind<Operation['kind']> {
  return KINDS[kind] as unknown as OperationKind<Operation['kind']>;
}

/** The shapes of all kinds. */
export const OPERATION: { readonly either: readonly ObjectShape[] } = {
  either: Object.entries(KINDS).map(([kind, { shape }]) => ({
    ...shape,
    fields: { kind: [kind], ...shape.fields },
  })),
};

/** Returns the problems of a gate whose body contains these operations, each to be written after the gate's name. */
export function bodyMessages(operations: readonly Operation[]): readonly string[] {
  const kinds = new Set(operations.map(({ kind }) => kind));
  const found = Object.entries(KINDS).filter(([kind]) => kinds.has(kind as Operation['kind'])); // keys of the table
  return [...new Set(found.flatMap(([, { inBody }]) => inBody ?? []))];
}
