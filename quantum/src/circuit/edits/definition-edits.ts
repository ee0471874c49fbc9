/** Edits that make a gate of the circuit's own from several operations, open it, and take it apart again. */
import { findGate } from '../../gates/catalog.ts';
import type { Circuit, Column } from '../circuit.ts';
import { type GateOperation, type Operation, gate } from '../../operations/kinds.ts';
import type { Wire } from '../parts.ts';
import { MAX_GATE_STEPS, sizesOf } from '../definition-problems.ts';
import { definitionFrom } from '../definitions.ts';
import { operationAt, withColumns, withDefinition } from '../edit.ts';
import { frozen } from '../frozen.ts';
import { wiresOf } from '../operations.ts';
import { operationOnWires } from '../wire-edits.ts';
import { refused, type CellEdit, type EditRefused } from './edit-result.ts';
import type { GridCell, GridRegion } from './grid-cell.ts';
import { trimmed, withCrossingsSeparated, withOperationPlaced } from './layout.ts';
import { operationsIn } from './region-edits.ts';

export interface DefinitionEdit extends CellEdit {
  readonly operation: GateOperation;
  /** The number of operations in it. */
  readonly count: number;
}

/**
 * Makes a gate from the operations in a region, and from those between them on the same wires, and puts it there. The
 * wires of the new gate are the wires that its parts touch, in order. Parameters become plain numbers.
 */
export function withRegionDefined(
  circuit: Circuit,
  region: GridRegion,
  name: string,
): DefinitionEdit | EditRefused {
  const isTaken = circuit.definitions.some((definition) => definition.name === name);
  if (name === '' || findGate(name) || isTaken) return refused('name-taken');
  const selected = operationsIn(circuit, region).map(({ operation }) => operation);
  if (selected.length === 0) return refused('empty-cell');
  const from = Math.max(0, region.fromColumn);
  const columns = circuit.columns.slice(from, region.toColumn + 1);
  const { chosen, wires } = connected(columns, selected);
  if ([...chosen].some((each) => each.kind !== 'gate' || each.condition)) {
    return refused('not-only-gates');
  }
  const body = columns
    .map((column) =>
      column.flatMap((each) =>
        each.kind === 'gate' && chosen.has(each)
          ? [operationOnWires(withoutSources(each), (wire) => wires.indexOf(wire))]
          : [],
      ),
    )
    .filter((column) => column.length > 0);
  const remaining = withColumns(
    circuit,
    circuit.columns.map((column) => column.filter((each) => !chosen.has(each))),
  );
  const defined = withDefinition(remaining, frozen({ name, wires: wires.length, body }));
  const size = sizesOf(defined.definitions).get(name) ?? Infinity;
  if (size > MAX_GATE_STEPS) return refused('gate-too-large');
  const operation = gate(name, wires);
  const placed = withOperationPlaced(defined, from, operation);
  return {
    circuit: trimmed(placed.circuit),
    operation,
    cell: { column: placed.column, wire: wires[0] },
    count: chosen.size,
  };
}

/**
 * Returns the selected operations, with everything in these columns that shares a wire with them, directly or through
 * others.
 */
function connected(
  columns: readonly Column[],
  selected: readonly Operation[],
): { readonly chosen: ReadonlySet<Operation>; readonly wires: readonly Wire[] } {
  const chosen = new Set(selected);
  const wires = new Set(selected.flatMap(wiresOf));
  for (let grew = true; grew;) {
    grew = false;
    for (const operation of columns.flat()) {
      if (chosen.has(operation) || !wiresOf(operation).some((wire) => wires.has(wire))) continue;
      chosen.add(operation);
      for (const wire of wiresOf(operation)) wires.add(wire);
      grew = true;
    }
  }
  return { chosen, wires: [...wires].sort((a, b) => a - b) };
}

/**
 * Replaces a gate of the circuit's own by its parts, under its controls and its condition. The other operations of its
 * column come before them.
 */
export function withGateExpanded(circuit: Circuit, cell: GridCell): DefinitionEdit | EditRefused {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (found?.kind !== 'gate') return refused('no-gate');
  const own = circuit.definitions.find((definition) => definition.name === found.gate);
  if (!own) return refused('no-gate');
  if (!('body' in own)) return refused('matrix-gate');
  const parts = own.body.map((column) => column.map((part) => partIn(found, part)));
  const others = circuit.columns[cell.column].filter((each) => each !== found);
  const around = others.length > 0 ? [others] : [];
  const columns = circuit.columns.toSpliced(cell.column, 1, ...around, ...parts);
  return {
    circuit: trimmed(withCrossingsSeparated(withColumns(circuit, columns))),
    operation: found,
    cell: { column: cell.column + around.length, wire: found.targets[0] },
    count: parts.flat().length,
  };
}

function partIn(whole: GateOperation, part: Operation): Operation {
  const placed = operationOnWires<Operation>(part, (wire) => whole.targets[wire]);
  if (placed.kind !== 'gate') return placed;
  const { gate: name, targets, parameters, controls } = placed;
  return gate(name, targets, {
    parameters,
    controls: [...controls, ...whole.controls],
    ...(whole.condition && { condition: whole.condition }),
  });
}

function withoutSources({ gate: name, targets, parameters, controls }: GateOperation) {
  return gate(name, targets, { parameters, controls });
}

/**
 * Defines (or redefines) a gate of the circuit's own as `inner`, and adds the gates that `inner` defines. This is the
 * inverse of `circuitFrom`.
 */
export function withDefinitionFrom(circuit: Circuit, name: string, inner: Circuit): Circuit {
  const others = inner.definitions.filter((each) => each.name !== name);
  return [definitionFrom(inner, name), ...others].reduce(withDefinition, circuit);
}
