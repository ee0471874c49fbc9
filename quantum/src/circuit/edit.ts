import type {
  Circuit,
  Column,
  GateDefinition,
  InitialState,
  Operation,
  Register,
  Wire,
} from './circuit.ts';
import { frozen, gate, touch, wiresOf, type GateOptions } from './operations.ts';

/** A circuit of `wires` qubits in |0>, `bits` classical bits, and nothing on it. */
export function emptyCircuit(wires: number, bits = 0): Circuit {
  return frozen({
    version: 1,
    quantumRegisters: registerOf('q', wires),
    classicalRegisters: registerOf('c', bits),
    initial: Array.from({ length: wires }, (): InitialState => '0'),
    definitions: [],
    columns: [],
  });
}

/**
 * Puts an operation into a column and takes out whatever it collides with there. Columns that are
 * missing up to there are added empty.
 */
export function withOperationAt(circuit: Circuit, column: number, operation: Operation): Circuit {
  const columns: Column[] = [...circuit.columns];
  while (columns.length <= column) columns.push([]);
  columns[column] = [...columns[column].filter((other) => !touch(other, operation)), operation];
  return withColumns(circuit, columns);
}

/** `withOperationAt` for a gate given by name: `withGateAt(circuit, 0, 'x', [1], { controls: [0] })`. */
export function withGateAt(
  circuit: Circuit,
  column: number,
  name: string,
  targets: readonly Wire[],
  options?: GateOptions,
): Circuit {
  return withOperationAt(circuit, column, gate(name, targets, options));
}

/** Puts an operation as early as possible: right after the last column that it touches. */
export function withOperation(circuit: Circuit, operation: Operation): Circuit {
  return withOperationAt(circuit, firstFreeColumn(circuit.columns, operation), operation);
}

/** The first column behind everything that touches `operation`; may be one past the last. */
export function firstFreeColumn(columns: readonly Column[], operation: Operation): number {
  let column = columns.length;
  while (column > 0 && !columns[column - 1].some((other) => touch(other, operation))) column--;
  return column;
}

/** The operation of a column that touches a wire, or undefined. */
export function operationAt(circuit: Circuit, column: number, wire: Wire): Operation | undefined {
  return circuit.columns[column]?.find((operation) => wiresOf(operation).includes(wire));
}

/** Takes out the operation of a column that touches a wire. The column stays, even if it is empty. */
export function withoutOperationAt(circuit: Circuit, column: number, wire: Wire): Circuit {
  const found = operationAt(circuit, column, wire);
  if (!found) return circuit;
  return withColumns(
    circuit,
    circuit.columns.map((old, i) =>
      i === column ? old.filter((operation) => operation !== found) : old,
    ),
  );
}

/** Inserts a column (empty if none is given) before the one at `column`. */
export function withColumnInserted(
  circuit: Circuit,
  column: number,
  operations: Column = [],
): Circuit {
  return withColumns(circuit, circuit.columns.toSpliced(column, 0, operations));
}

/** Takes out a column; a circuit that has none there stays as it is. */
export function withoutColumn(circuit: Circuit, column: number): Circuit {
  if (!circuit.columns[column]) return circuit;
  return withColumns(circuit, circuit.columns.toSpliced(column, 1));
}

export function withoutEmptyColumns(circuit: Circuit): Circuit {
  return withColumns(
    circuit,
    circuit.columns.filter((column) => column.length > 0),
  );
}

/** The same circuit with other columns; nothing else changes. */
export function withColumns(circuit: Circuit, columns: readonly Column[]): Circuit {
  return frozen({ ...circuit, columns });
}

/** The circuit without its displays, for notations that have none; columns that only showed something are gone. */
export function withoutDisplays(circuit: Circuit): Circuit {
  const hasDisplay = (column: Column): boolean => column.some(({ kind }) => kind === 'display');
  if (!circuit.columns.some(hasDisplay)) return circuit;
  const columns = circuit.columns.flatMap((column) => {
    const left = column.filter(({ kind }) => kind !== 'display');
    return left.length > 0 || column.length === 0 ? [left] : [];
  });
  return withColumns(circuit, columns);
}

export function withInitialState(circuit: Circuit, wire: Wire, state: InitialState): Circuit {
  return frozen({ ...circuit, initial: circuit.initial.with(wire, state) });
}

/** Adds a gate of the circuit's own, in place of an older one of that name. */
export function withDefinition(circuit: Circuit, definition: GateDefinition): Circuit {
  const others = circuit.definitions.filter((other) => other.name !== definition.name);
  return frozen({ ...circuit, definitions: [...others, definition] });
}

function registerOf(name: string, size: number): Register[] {
  return size > 0 ? [{ name, size }] : [];
}
