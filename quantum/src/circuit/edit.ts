import type {
  Circuit,
  Column,
  GateDefinition,
  InitialState,
  Operation,
  Register,
  Wire,
} from './circuit.ts';
import { frozen, gate, touch, wireCount, wiresOf, type GateOptions } from './operations.ts';

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

/** `withOperationAt` for a gate told by name: `withGateAt(circuit, 0, 'x', [1], { controls: [0] })`. */
export function withGateAt(
  circuit: Circuit,
  column: number,
  name: string,
  targets: readonly Wire[],
  options?: GateOptions,
): Circuit {
  return withOperationAt(circuit, column, gate(name, targets, options));
}

/** Puts an operation as early as it can stand: right after the last column that it touches. */
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

/** Makes room: a column (empty if none is given) before the one that stands at `column`. */
export function withColumnInserted(
  circuit: Circuit,
  column: number,
  operations: Column = [],
): Circuit {
  return withColumns(circuit, circuit.columns.toSpliced(column, 0, operations));
}

export function withoutColumn(circuit: Circuit, column: number): Circuit {
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

export function withInitialState(circuit: Circuit, wire: Wire, state: InitialState): Circuit {
  return frozen({ ...circuit, initial: circuit.initial.with(wire, state) });
}

/** Adds a gate of the circuit's own, in place of an older one of that name. */
export function withDefinition(circuit: Circuit, definition: GateDefinition): Circuit {
  const others = circuit.definitions.filter((other) => other.name !== definition.name);
  return frozen({ ...circuit, definitions: [...others, definition] });
}

/** Adds one wire, |0>, below the last: the last register grows, or `q` is made. */
export function withWireAdded(circuit: Circuit): Circuit {
  return frozen({
    ...circuit,
    quantumRegisters: grown(circuit.quantumRegisters, 'q'),
    initial: [...circuit.initial, '0'],
  });
}

/** Adds one classical bit after the last: the last register grows, or `c` is made. */
export function withBitAdded(circuit: Circuit): Circuit {
  return frozen({ ...circuit, classicalRegisters: grown(circuit.classicalRegisters, 'c') });
}

/** Takes a wire away with all that touches it; the wires behind it move up by one. */
export function withoutWire(circuit: Circuit, wire: Wire): Circuit {
  const columns = circuit.columns.map((column) =>
    column.filter((operation) => !wiresOf(operation).includes(wire)),
  );
  const moved = { ...circuit, columns, initial: circuit.initial.toSpliced(wire, 1) };
  return frozen({
    ...onWires(moved, (old) => (old > wire ? old - 1 : old)),
    initial: moved.initial,
    quantumRegisters: shrunk(circuit.quantumRegisters, wire),
  });
}

/**
 * Moves every wire `w` to `places[w]`, with its initial state and all that stands on it. Throws a
 * RangeError unless `places` holds each wire once.
 */
export function withWiresMoved(circuit: Circuit, places: readonly Wire[]): Circuit {
  const wires = wireCount(circuit);
  if (
    places.length !== wires ||
    new Set(places).size !== wires ||
    places.some((w) => !(w >= 0 && w < wires))
  ) {
    throw new RangeError(`[${places.join(', ')}] is no order of ${wires} wires.`);
  }
  const initial = [...circuit.initial];
  for (const [from, to] of places.entries()) initial[to] = circuit.initial[from];
  return frozen({ ...onWires(circuit, (wire) => places[wire]), initial });
}

/** An operation with each of its wires put through `place`. */
export function operationOnWires<T extends Operation>(operation: T, place: (wire: Wire) => Wire): T;
export function operationOnWires(operation: Operation, place: (wire: Wire) => Wire): Operation {
  switch (operation.kind) {
    case 'gate':
      return {
        ...operation,
        targets: operation.targets.map(place),
        controls: operation.controls.map((c) => ({ ...c, wire: place(c.wire) })),
      };
    case 'barrier':
      return { ...operation, wires: operation.wires.map(place) };
    case 'measure':
    case 'reset':
      return { ...operation, wire: place(operation.wire) };
  }
}

function onWires(circuit: Circuit, place: (wire: Wire) => Wire): Circuit {
  const columns = circuit.columns.map((column) => column.map((o) => operationOnWires(o, place)));
  return { ...circuit, columns };
}

function registerOf(name: string, size: number): Register[] {
  return size > 0 ? [{ name, size }] : [];
}

function grown(registers: readonly Register[], name: string): Register[] {
  const last = registers.at(-1);
  return last ? [...registers.slice(0, -1), { ...last, size: last.size + 1 }] : [{ name, size: 1 }];
}

function shrunk(registers: readonly Register[], index: number): Register[] {
  let first = 0;
  return registers
    .map((register) => {
      const holds = index >= first && index < first + register.size;
      first += register.size;
      return holds ? { ...register, size: register.size - 1 } : register;
    })
    .filter((register) => register.size > 0);
}
