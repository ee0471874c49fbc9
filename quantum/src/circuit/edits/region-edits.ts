/** Edits of all operations in a rectangle of the grid: copying, removing, and moving. */
import type { Circuit, Column, GateDefinition } from '../circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { withColumns, withDefinition } from '../edit.ts';
import { frozen } from '../frozen.ts';
import { wireCount, wiresOf } from '../operations.ts';
import { operationOnWires, withBitCount } from '../wire-edits.ts';
import { isMadeWith, isSameDefinition } from './definition-uses.ts';
import { refused, type EditRefused } from './edit-result.ts';
import { isInRegion, type GridCell, type GridRegion } from './grid-cell.ts';
import { highestBit, trimmed, withColumnsPlaced } from './layout.ts';

/**
 * A copied piece of a circuit, with columns from the first that contained something, and wires from the topmost one.
 */
export interface CircuitClip {
  readonly columns: readonly Column[];
  readonly wires: number;
  /** The definitions of the original circuit. A paste uses those that it needs. */
  readonly definitions: readonly GateDefinition[];
}

/** The new circuit and the number of edited operations. */
export interface RegionEdit {
  readonly circuit: Circuit;
  readonly count: number;
}

export interface PlacedOperation {
  readonly column: number;
  readonly operation: Operation;
}

/** Returns all operations that touch a cell of the region, even if they extend beyond it. */
export function operationsIn(circuit: Circuit, region: GridRegion): readonly PlacedOperation[] {
  const from = Math.max(0, region.fromColumn);
  return circuit.columns
    .slice(from, Math.max(from, region.toColumn + 1))
    .flatMap((operations, i) =>
      operations
        .filter((operation) =>
          wiresOf(operation).some((wire) => isInRegion(region, { column: from + i, wire })),
        )
        .map((operation) => ({ column: from + i, operation })),
    );
}

/** Copies the operations in a region; undefined if there are none. */
export function copyRegion(circuit: Circuit, region: GridRegion): CircuitClip | undefined {
  const found = operationsIn(circuit, region);
  if (found.length === 0) return undefined;
  const { top, bottom, first } = extentOf(found);
  return frozen({
    columns: columnsOf(found, -top).slice(first),
    wires: bottom - top + 1,
    definitions: circuit.definitions,
  });
}

export function withoutRegion(circuit: Circuit, region: GridRegion): RegionEdit | EditRefused {
  const found = operationsIn(circuit, region);
  if (found.length === 0) return refused('empty-cell');
  return { circuit: trimmed(without(circuit, found)), count: found.length };
}

/**
 * Moves the operations in a region by this many columns and wires, as far as the circuit reaches; `by` is the
 * actual distance. Removes operations at the destination.
 */
export function withRegionMoved(
  circuit: Circuit,
  region: GridRegion,
  by: GridCell,
): (RegionEdit & { readonly by: GridCell }) | EditRefused {
  const found = operationsIn(circuit, region);
  if (found.length === 0) return refused('empty-cell');
  const { top, bottom, first } = extentOf(found);
  const down = Math.min(Math.max(by.wire, 0 - top), wireCount(circuit) - 1 - bottom);
  const right = Math.max(by.column, 0 - first);
  const columns = columnsOf(found, down).slice(first);
  const moved = withColumnsPlaced(without(circuit, found), first + right, columns);
  return { circuit: trimmed(moved), count: found.length, by: { column: right, wire: down } };
}

/**
 * Pastes a copy with its upper left corner in a cell, or further up if the circuit ends before. It removes
 * nothing: if its cells are not free, columns are inserted for it. Needed definitions are added; `known` are
 * existing definitions, for a circuit that is only a part.
 */
export function withClipPasted(
  circuit: Circuit,
  cell: GridCell,
  clip: CircuitClip,
  known: readonly GateDefinition[] = circuit.definitions,
): (RegionEdit & { readonly cell: GridCell }) | EditRefused {
  const wire = Math.min(cell.wire, wireCount(circuit) - clip.wires);
  if (wire < 0 || cell.wire < 0) {
    return { refusal: { code: 'too-few-wires', needed: clip.wires } };
  }
  const needed = neededDefinitions(clip);
  const other = needed.find((one) =>
    known.some((own) => own.name === one.name && !isSameDefinition(own, one)),
  );
  if (other) return { refusal: { code: 'other-definition', gate: other.name } };
  const missing = needed.filter((one) => !circuit.definitions.some((own) => own.name === one.name));
  const column = Math.max(0, cell.column);
  const columns = clip.columns.map((operations) => onWires(operations, wire));
  const all = columns.flat();
  const grown = withBitCount(missing.reduce(withDefinition, circuit), highestBit(all) + 1);
  const isFree = columns.every((operations, i) => {
    const there = (circuit.columns[column + i] ?? []).flatMap(wiresOf);
    return operations.flatMap(wiresOf).every((each) => !there.includes(each));
  });
  const pasted = isFree
    ? withColumnsPlaced(grown, column, columns)
    : withColumns(grown, padded(grown.columns, column).toSpliced(column, 0, ...columns));
  return { circuit: trimmed(pasted), count: all.length, cell: { column, wire } };
}

function neededDefinitions({ columns, definitions }: CircuitClip): readonly GateDefinition[] {
  const gates = columns.flat().flatMap((each) => (each.kind === 'gate' ? [each.gate] : []));
  return definitions.filter(({ name }) =>
    gates.some((gate) => isMadeWith(definitions, gate, name)),
  );
}

function extentOf(found: readonly PlacedOperation[]) {
  const wires = found.flatMap(({ operation }) => wiresOf(operation));
  return {
    top: Math.min(...wires),
    bottom: Math.max(...wires),
    first: Math.min(...found.map(({ column }) => column)),
  };
}

/** Returns the columns from 0 to the last one used, with each operation moved down by this many wires. */
function columnsOf(found: readonly PlacedOperation[], down: number): readonly Column[] {
  const last = Math.max(...found.map(({ column }) => column));
  return Array.from({ length: last + 1 }, (_, i) =>
    onWires(
      found.filter(({ column }) => column === i).map(({ operation }) => operation),
      down,
    ),
  );
}

function onWires(operations: Column, down: number): Column {
  return operations.map((operation) => operationOnWires(operation, (wire) => wire + down));
}

function padded(columns: readonly Column[], length: number): readonly Column[] {
  return [...columns, ...Array.from({ length: Math.max(0, length - columns.length) }, () => [])];
}

function without(circuit: Circuit, found: readonly PlacedOperation[]): Circuit {
  const gone = new Set(found.map(({ operation }) => operation));
  return withColumns(
    circuit,
    circuit.columns.map((column) =>
      column.some((operation) => gone.has(operation))
        ? column.filter((operation) => !gone.has(operation))
        : column,
    ),
  );
}
