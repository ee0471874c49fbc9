/** All blocks, with their words, their fields, and their category in the toolbox. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly name: string;
  /** Name of the field for screen readers. */
  readonly label: string;
  readonly start: string;
  /** The visible text, and the stored value. */
  readonly options: readonly (readonly [text: string, value: string])[];
}

export interface NumberField {
  readonly kind: 'number';
  readonly name: string;
  readonly label: string;
  readonly start: number;
  readonly min: number;
  readonly max: number;
}

export type BlockField = ChoiceField | NumberField;

export interface BlockShape {
  readonly category: Category;
  /** `%1` is the first field. */
  readonly message: string;
  readonly fields: readonly BlockField[];
  /** A program begins with it, and nothing can be above it. */
  readonly isStart?: true;
  /** It can contain other blocks. */
  readonly isLoop?: true;
}

export const categories = ['Circuit', 'Gates', 'Measure', 'Run', 'Loops'] as const;
export type Category = (typeof categories)[number];

/** Maximum for blocks. Programs in Python may have more. */
const maxQubits = 8;

/** Inside "for each qubit", it is the current qubit. */
export const eachQubit = 'q';

const indices = Array.from({ length: maxQubits }, (_, index) => String(index));
const same = (value: string) => [value, value] as const;
const anyQubit = [...indices, eachQubit].map(same);

const qubit = (name: string, start: string, label = 'Qubit'): ChoiceField => ({
  kind: 'choice',
  name,
  label,
  start,
  options: anyQubit,
});
const count = (name: string, label: string, start: number, max: number): NumberField => ({
  kind: 'number',
  name,
  label,
  start,
  min: 1,
  max,
});

export const shapes = {
  circuit: {
    category: 'Circuit',
    message: 'make a circuit with %1 qubits',
    fields: [count('qubits', 'Qubits', 2, maxQubits)],
    isStart: true,
  },
  circuit_with_bits: {
    category: 'Circuit',
    message: 'make a circuit with %1 qubits and %2 bits',
    fields: [count('qubits', 'Qubits', 2, maxQubits), count('bits', 'Bits', 2, maxQubits)],
    isStart: true,
  },
  gate: {
    category: 'Gates',
    message: '%1 on qubit %2',
    fields: [
      {
        kind: 'choice',
        name: 'gate',
        label: 'Gate',
        start: 'h',
        options: ['h', 'x', 'y', 'z', 's', 't'].map((gate) => [gate.toUpperCase(), gate] as const),
      },
      qubit('qubit', '0'),
    ],
  },
  cnot: {
    category: 'Gates',
    message: 'CNOT control %1 target %2',
    fields: [qubit('control', '0', 'Control'), qubit('target', '1', 'Target')],
  },
  cz: {
    category: 'Gates',
    message: 'CZ on qubits %1 and %2',
    fields: [qubit('first', '0', 'First qubit'), qubit('second', '1', 'Second qubit')],
  },
  swap: {
    category: 'Gates',
    message: 'SWAP qubits %1 and %2',
    fields: [qubit('first', '0', 'First qubit'), qubit('second', '1', 'Second qubit')],
  },
  toffoli: {
    category: 'Gates',
    message: 'Toffoli controls %1 and %2 target %3',
    fields: [
      qubit('first', '0', 'First control'),
      qubit('second', '1', 'Second control'),
      qubit('target', '2', 'Target'),
    ],
  },
  turn: {
    category: 'Gates',
    message: '%1 by %2° on qubit %3',
    fields: [
      {
        kind: 'choice',
        name: 'gate',
        label: 'Gate',
        start: 'ry',
        options: ['rx', 'ry', 'rz'].map((gate) => [gate.toUpperCase(), gate] as const),
      },
      { kind: 'number', name: 'degrees', label: 'Degrees', start: 90, min: -360, max: 360 },
      qubit('qubit', '0'),
    ],
  },
  measure_all: { category: 'Measure', message: 'measure all qubits', fields: [] },
  measure: {
    category: 'Measure',
    message: 'measure qubit %1 into bit %2',
    fields: [qubit('qubit', '0'), qubit('bit', '0', 'Bit')],
  },
  run: {
    category: 'Run',
    message: 'run it %1 times',
    fields: [count('shots', 'Times', 1000, 100_000)],
  },
  histogram: { category: 'Run', message: 'show the histogram', fields: [] },
  print: { category: 'Run', message: 'print the counts', fields: [] },
  draw: { category: 'Run', message: 'draw the circuit', fields: [] },
  repeat: {
    category: 'Loops',
    message: 'repeat %1 times',
    fields: [count('times', 'Times', 3, 100)],
    isLoop: true,
  },
  each: {
    category: 'Loops',
    message: `for each qubit ${eachQubit}`,
    fields: [],
    isLoop: true,
  },
} as const satisfies Readonly<Record<string, BlockShape>>;

export type BlockType = keyof typeof shapes;

export const shapeOf = (type: BlockType): BlockShape => shapes[type];
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(shapes, type);
export const blockTypes = Object.keys(shapes).filter(isBlockType);
