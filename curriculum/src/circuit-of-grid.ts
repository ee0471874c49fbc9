/** Between the grid that a learner edits and the engine's circuit. */
import type { Circuit, Column, Control, GateOperation, Operation } from '@qubloom/quantum';
import {
  antiControl,
  box,
  columnsIn,
  control,
  empty,
  isControl,
  isVacant,
  look,
  nameOfCell,
  plainGates,
  swapEnd,
  turnGates,
  wiresIn,
  type Cell,
  type CircuitGrid,
} from './circuit-grid.ts';
import { angleOf, formatAngle } from './circuit-text.ts';

/** The grid as a circuit; the looks go to classical bits, one each, column by column. */
export function circuitOfGrid(grid: CircuitGrid): Circuit {
  const columns = columnsOf(grid, (wire, bit) => ({ kind: 'measure', wire, bit }));
  return circuitWith(wiresIn(grid), looksIn(grid), columns);
}

/**
 * The grid without measurement: each look becomes a CNOT onto a fresh wire of its own, above the grid's
 * wires. By the principle of deferred measurement the grid's wires then have the same chances, so one
 * state vector tells everything. Source: Nielsen and Chuang, section 4.4.
 */
export function circuitWithLooksDeferred(grid: CircuitGrid): Circuit {
  const wires = wiresIn(grid);
  const columns = columnsOf(grid, (wire, bit) => gate('x', [wires + bit], [], [{ wire, on: 1 }]));
  return circuitWith(wires + looksIn(grid), 0, columns);
}

export function looksIn(grid: CircuitGrid): number {
  return grid.rows.flat().filter((cell) => cell === look).length;
}

/** The circuit as a grid, or null when it holds what the notation cannot write. */
export function gridOfCircuit(circuit: Circuit): CircuitGrid | null {
  if (circuit.initial.some((state) => state !== '0')) return null;
  const columns: Cell[][] = [];
  for (const operation of circuit.columns.flatMap(inSharedColumns)) {
    const cells: Cell[] = circuit.initial.map(() => empty);
    for (const one of operation) {
      const written = cellsOf(one);
      if (!written) return null;
      for (const [wire, cell] of written) cells[wire] = cell;
    }
    columns.push(cells);
  }
  if (columns.length === 0) columns.push(circuit.initial.map(() => empty));
  return { rows: circuit.initial.map((_, wire) => columns.map((cells) => cells[wire] ?? empty)) };
}

function circuitWith(wires: number, bits: number, columns: readonly Column[]): Circuit {
  return {
    version: 1,
    quantumRegisters: [{ name: 'q', size: wires }],
    classicalRegisters: bits > 0 ? [{ name: 'look', size: bits }] : [],
    initial: Array.from({ length: wires }, () => '0' as const),
    definitions: [],
    columns,
  };
}

function columnsOf(
  grid: CircuitGrid,
  lookAt: (wire: number, bit: number) => Operation,
): readonly Column[] {
  let looks = 0;
  return Array.from({ length: columnsIn(grid) }, (_, column) => {
    const cells = grid.rows.map((row) => row[column] ?? empty);
    const operations: Operation[] = gatesOf(cells);
    for (const [wire, cell] of cells.entries()) {
      if (cell === look) operations.push(lookAt(wire, looks++));
    }
    // Gates that share a control cannot stand side by side in the engine's columns.
    return operations.map((operation) => [operation]);
  }).flat();
}

/** A look and one end of a swap are no gates by themselves; a closed box does nothing that is known. */
function isNoGate(cell: Cell): boolean {
  return cell === look || cell === swapEnd || cell === box;
}

/** A control without a gate, or one end of a swap, does nothing. */
function gatesOf(cells: readonly Cell[]): GateOperation[] {
  const controls = cells.flatMap((cell, wire): Control[] =>
    isControl(cell) ? [{ wire, on: cell === control ? 1 : 0 }] : [],
  );
  const gates = cells.flatMap((cell, wire) => {
    if (isVacant(cell) || isControl(cell) || isNoGate(cell)) return [];
    const angle = angleOf(cell);
    const name = nameOfCell(cell).toLowerCase();
    return [gate(name, [wire], angle === null ? [] : [angle], controls)];
  });
  const ends = cells.flatMap((cell, wire) => (cell === swapEnd ? [wire] : []));
  if (ends.length === 2) gates.push(gate('swap', ends, [], controls));
  return gates;
}

function gate(
  name: string,
  targets: readonly number[],
  parameters: readonly number[],
  controls: readonly Control[],
): GateOperation {
  return { kind: 'gate', gate: name, parameters, targets, controls };
}

/** The column as one of the grid, or one for each operation where controls stand in it. */
function inSharedColumns(column: Column): readonly Column[] {
  const controlled = column.some((one) => one.kind === 'gate' && one.controls.length > 0);
  const swaps = column.filter((one) => one.kind === 'gate' && one.gate === 'swap').length;
  const kept = column.filter((one) => one.kind !== 'barrier');
  if (kept.length === 0) return [];
  return controlled || swaps > 1 ? kept.map((one) => [one]) : [kept];
}

function cellsOf(operation: Operation): (readonly [wire: number, cell: Cell])[] | null {
  if (operation.kind === 'measure' && !operation.condition) return [[operation.wire, look]];
  if (operation.kind !== 'gate' || operation.condition) return null;
  const controls = operation.controls.map(
    ({ wire, on }) => [wire, on === 1 ? control : antiControl] as const,
  );
  if (operation.gate === 'swap') {
    return [...controls, ...operation.targets.map((wire) => [wire, swapEnd] as const)];
  }
  const [target] = operation.targets;
  const [angle] = operation.parameters;
  const plain = plainGates.find((name) => name.toLowerCase() === operation.gate);
  const turn = turnGates.find((name) => name.toLowerCase() === operation.gate);
  if (target === undefined || (!plain && (!turn || angle === undefined))) return null;
  const cell = plain ?? `${turn ?? ''}(${formatAngle(angle ?? 0)})`;
  return [...controls, [target, cell]];
}
