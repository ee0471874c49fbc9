import type { Circuit, Column, GateDefinition, Register } from './circuit.ts';
import type { InitialState, Wire } from './parts.ts';
import { type Operation, gate, type GateOptions } from '../operations/kinds.ts';
import { frozen } from './frozen.ts';
import { overlap, wiresOf } from './operations.ts';

/** Returns a circuit of `wires` qubits in |0> and `bits` classical bits, without operations. */
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
 * Puts an operation into a column and removes all operations there that it collides with. Missing columns before it are
 * added empty.
 */
export function withOperationAt(circuit: Circuit, column: number, operation: Operation): Circuit {
  const columns: Column[] = [...circuit.columns];
  while (columns.length <= column) columns.push([]);
  columns[column] = [...columns[column].filter((other) => !overlap(other, operation)), operation];
  return withColumns(circuit, columns);
}

/** Works like `withOperationAt`, for a gate given by name: `withGateAt(circuit, 0, 'x', [1], { controls: [0] })`. */
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

/** Returns the first column after everything that touches `operation`; it may be one past the last. */
export function firstFreeColumn(columns: readonly Column[], operation: Operation): number {
  let column = columns.length;
  while (column > 0 && !columns[column - 1].some((other) => overlap(other, operation))) column--;
  return column;
}

/** Returns the operation in a column that touches a wire, or undefined. */
export function operationAt(circuit: Circuit, column: number, wire: Wire): Operation | undefined {
  return circuit.columns[column]?.find((operation) => wiresOf(operation).includes(wire));
}

/** Removes the operation in a column that touches a wire. The column stays, even if it is empty. */
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

/** Removes a column. If the circuit does not have it, nothing changes. */
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

/** Replaces the columns; nothing else changes. */
export function withColumns(circuit: Circuit, columns: readonly Column[]): Circuit {
  return frozen({ ...circuit, columns });
}

/**
 * Returns the circuit without its displays, for notations that have none. Columns that contained only displays are
 * removed.
 */
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

/** Adds a gate of the circuit's own. It replaces an older one with the same name. */
export function withDefinition(circuit: Circuit, definition: GateDefinition): Circuit {
  const others = circuit.definitions.filter((other) => other.name !== definition.name);
  return frozen({ ...circuit, definitions: [...others, definition] });
}

function registerOf(name: string, size: number): Register[] {
  return size > 0 ? [{ name, size }] : [];
}
