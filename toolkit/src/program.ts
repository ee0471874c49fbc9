import {
  continueCircuit,
  type Circuit,
  type GateDefinition,
  type InitialState,
  type Operation,
  type Register,
} from '@qubloom/quantum';

/**
 * A circuit as Python sends it: operations in the order in which they were written, instead of the engine's
 * columns. A gate definition comes after those that it contains.
 */
export interface Program {
  readonly quantumRegisters: readonly Register[];
  readonly classicalRegisters: readonly Register[];
  /** All wires in |0> if it is left out. */
  readonly initial?: readonly InitialState[];
  readonly definitions: readonly ProgramDefinition[];
  readonly operations: readonly Operation[];
}

type ProgramDefinition =
  | { readonly name: string; readonly wires: number; readonly operations: readonly Operation[] }
  | { readonly name: string; readonly wires: number; readonly matrix: readonly number[] };

/** Returns the engine's circuit, with every operation as early as possible. It is validated when it is run. */
export function circuitOf(program: Program): Circuit {
  const { quantumRegisters, classicalRegisters } = program;
  const wires = quantumRegisters.reduce((sum, { size }) => sum + size, 0);
  return placed(
    {
      version: 1,
      quantumRegisters,
      classicalRegisters,
      initial: program.initial ?? zeros(wires),
      definitions: program.definitions.reduce<GateDefinition[]>(
        (known, definition) => [...known, definitionOf(definition, known)],
        [],
      ),
      columns: [],
    },
    program.operations,
  );
}

/** Arranges something for each operation of a program like the operations in the circuit. */
export function byColumn<Item>(
  program: Program,
  circuit: Circuit,
  items: readonly Item[],
): (Item | undefined)[][] {
  const itemOf = new Map(program.operations.map((operation, i) => [operation, items[i]]));
  return circuit.columns.map((column) => column.map((operation) => itemOf.get(operation)));
}

function definitionOf(
  definition: ProgramDefinition,
  definitions: readonly GateDefinition[],
): GateDefinition {
  if ('matrix' in definition) return definition;
  const { name, wires, operations } = definition;
  const base: Circuit = {
    version: 1,
    quantumRegisters: [{ name: 'q', size: wires }],
    classicalRegisters: [],
    initial: zeros(wires),
    definitions,
    columns: [],
  };
  return { name, wires, body: placed(base, operations).columns };
}

function placed(base: Circuit, operations: readonly Operation[]): Circuit {
  const builder = continueCircuit(base);
  for (const operation of operations) builder.place(operation);
  return builder.build();
}

function zeros(wires: number): InitialState[] {
  return Array.from({ length: wires }, () => '0');
}
