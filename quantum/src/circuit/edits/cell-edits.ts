/** Edits of one cell: placing, removing, and moving its contents, and controls. */
import { findGate } from '../../gates/catalog.ts';
import type { Circuit } from '../circuit.ts';
import {
  type GateOperation,
  type Operation,
  barrier,
  gate,
  measure,
} from '../../operations/kinds.ts';
import type { Radians } from '../parts.ts';
import { operationAt, withColumnInserted } from '../edit.ts';
import { kindOf } from '../operation-kinds.ts';
import { bitsOf, wireCount, wiresOf } from '../operations.ts';
import { frozen } from '../frozen.ts';
import { operationOnWires, withBitCount } from '../wire-edits.ts';
import { isCellOf, refused, type CellEditResult } from './edit-result.ts';
import type { GridCell } from './grid-cell.ts';
import { trimmed, withOperationPlaced, withOperationReplaced } from './layout.ts';

/** Returns the number of wires that a gate acts on, without its controls; undefined if no gate has that name. */
export function wiresOfGate(circuit: Circuit, name: string): number | undefined {
  const own = circuit.definitions.find((definition) => definition.name === name);
  return findGate(name)?.wires ?? own?.wires;
}

/**
 * Puts a gate on the cell's wire and the following wires, or further up if the circuit ends before. It replaces
 * the operations on its wires. Omitted parameters are 0.
 */
export function withGatePlaced(
  circuit: Circuit,
  cell: GridCell,
  name: string,
  parameters: readonly Radians[] = [],
): CellEditResult {
  if (!isCellOf(circuit, cell)) return refused('no-such-cell');
  const size = wiresOfGate(circuit, name);
  if (size === undefined) return refused('unknown-gate');
  const first = Math.min(cell.wire, wireCount(circuit) - size);
  if (first < 0) return { refusal: { code: 'too-few-wires', needed: size } };
  const angles = (findGate(name)?.parameters ?? []).map((_, i) => parameters[i] ?? 0);
  if (!angles.every(Number.isFinite)) return refused('not-a-number');
  const targets = Array.from({ length: size }, (_, i) => first + i);
  return placed(circuit, cell, gate(name, targets, { parameters: angles }));
}

/** Measures the cell's wire into the classical bit with the same number. Missing bits up to that one are added. */
export function withMeasurementPlaced(circuit: Circuit, cell: GridCell): CellEditResult {
  return withOperationPlacedAt(circuit, cell, measure(cell.wire, cell.wire));
}

/**
 * Places an operation that touches only the cell's wire. It replaces an existing one, and missing classical bits up to
 * those that it writes are added.
 */
export function withOperationPlacedAt(
  circuit: Circuit,
  cell: GridCell,
  operation: Operation,
): CellEditResult {
  if (!isCellOf(circuit, cell)) return refused('no-such-cell');
  const bits = Math.max(-1, ...bitsOf(operation)) + 1;
  return placed(withBitCount(circuit, bits), cell, frozen(operation));
}

/** Places a barrier over all wires, in the cell's column if it is empty, else in a new one before it. */
export function withBarrierPlaced(circuit: Circuit, cell: GridCell): CellEditResult {
  if (!isCellOf(circuit, cell)) return refused('no-such-cell');
  const operation = barrier([...circuit.initial.keys()]);
  const isEmpty = (circuit.columns[cell.column] ?? []).length === 0;
  return isEmpty
    ? placed(circuit, cell, operation)
    : { circuit: withColumnInserted(circuit, cell.column, [operation]), operation, cell };
}

function placed(circuit: Circuit, { column, wire }: GridCell, operation: Operation) {
  const next = withOperationPlaced(circuit, column, operation);
  return { circuit: next.circuit, operation, cell: { column: next.column, wire } };
}

/** Removes the control in a cell, or the whole operation. */
export function withoutPartAt(circuit: Circuit, cell: GridCell): CellEditResult {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (!found) return refused('empty-cell');
  if (!controlAt(found, cell.wire)) {
    const circuitWithout = withOperationReplaced(circuit, cell.column, found);
    return { circuit: trimmed(circuitWithout), operation: found, cell };
  }
  const controls = (found as GateOperation).controls.filter(({ wire }) => wire !== cell.wire);
  const operation = { ...found, controls } as GateOperation;
  const next = withOperationReplaced(circuit, cell.column, found, frozen(operation));
  return { circuit: next, operation, cell };
}

/** Returns the control of an operation on a wire, if there is one. */
export function controlAt(operation: Operation, wire: number) {
  return operation.kind === 'gate'
    ? operation.controls.find((control) => control.wire === wire)
    : undefined;
}

/**
 * Moves the part of an operation in `from` to the wire of `to`. Its other parts keep their wires, and the whole
 * operation moves to the column of `to`. A part that meets another part of the same operation swaps with it; other
 * operations on its wires are removed. A barrier keeps all its wires. A display moves as a whole, as far as the wires
 * allow.
 */
export function withPartMoved(circuit: Circuit, from: GridCell, to: GridCell): CellEditResult {
  const operation = operationAt(circuit, from.column, from.wire);
  if (!operation) return refused('empty-cell');
  if (!isCellOf(circuit, to)) return refused('no-such-cell');
  const wire =
    kindOf(operation).moves === 'whole' ? movedWire(operation, from, to, circuit) : to.wire;
  const moved = frozen(movedOperation(operation, from.wire, wire));
  const without = withOperationReplaced(circuit, from.column, operation);
  const next = withOperationPlaced(without, to.column, moved);
  return {
    circuit: trimmed(next.circuit),
    operation,
    cell: { column: next.column, wire },
  };
}

/** Returns the wire that the part in `from` moves to. A display moves as a whole, as far as the wires allow. */
function movedWire(operation: Operation, from: GridCell, to: GridCell, circuit: Circuit): number {
  const wires = wiresOf(operation);
  const room = wireCount(circuit) - 1 - Math.max(...wires);
  return from.wire + Math.max(-Math.min(...wires), Math.min(room, to.wire - from.wire));
}

function movedOperation(operation: Operation, from: number, to: number): Operation {
  switch (kindOf(operation).moves) {
    case 'never':
      return operation;
    case 'whole':
      return operationOnWires(operation, (wire) => wire + to - from);
    case 'part':
      return operationOnWires(operation, (wire) =>
        wire === from ? to : wire === to ? from : wire,
      );
  }
}

/**
 * Puts a control (or, with `on` 0, an anti-control) in a free cell. It belongs to the nearest gate of the column, or to
 * the one placed last if two are equally near. An existing control becomes the requested kind.
 */
export function withControl(circuit: Circuit, cell: GridCell, on: 0 | 1 = 1): CellEditResult {
  if (!isCellOf(circuit, cell)) return refused('no-such-cell');
  const { column, wire } = cell;
  const here = operationAt(circuit, column, wire);
  if (here?.kind === 'gate' && controlAt(here, wire)) {
    const controls = here.controls.map((each) => (each.wire === wire ? { wire, on } : each));
    const operation = frozen({ ...here, controls });
    const next = withOperationReplaced(circuit, column, here, operation);
    return { circuit: next, operation, cell };
  }
  if (here) return refused('occupied-cell');
  const nearest = (circuit.columns[column] ?? [])
    .filter((each) => each.kind === 'gate')
    .toReversed()
    .toSorted((a, b) => distance(a, wire) - distance(b, wire))
    .at(0);
  if (!nearest) return refused('no-gate');
  const operation = frozen({ ...nearest, controls: [...nearest.controls, { wire, on }] });
  const without = withOperationReplaced(circuit, column, nearest);
  const next = withOperationPlaced(without, column, operation);
  return { circuit: next.circuit, operation, cell: { column: next.column, wire } };
}

function distance(operation: Operation, wire: number): number {
  return Math.min(...wiresOf(operation).map((each) => Math.abs(each - wire)));
}
