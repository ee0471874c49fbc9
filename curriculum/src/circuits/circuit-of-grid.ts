/** Converts between the grid that a learner edits and the engine's circuit. */
import {
  isIdle,
  operationOnBits,
  operationOnWires,
  type Circuit,
  type Column,
  type Control,
  type GateDefinition,
  type GateOperation,
  type Operation,
} from '@qubloom/quantum';
import {
  antiControl,
  box,
  columnsIn,
  control,
  empty,
  isControl,
  isVacant,
  measure,
  nameOfCell,
  plainGates,
  swapEnd,
  turnGates,
  wiresIn,
  type Cell,
  type CircuitGrid,
} from './circuit-grid.ts';
import { angleOf, formatAngle } from './circuit-text.ts';

/** Returns the grid as a circuit. The measurements write to classical bits, one each, column by column. */
export function circuitOfGrid(grid: CircuitGrid): Circuit {
  const columns = columnsOf(grid, (wire, bit) => ({ kind: 'measure', wire, bit }));
  return circuitWith(wiresIn(grid), measurementsIn(grid), columns);
}

/** A box does nothing by itself, and is found again by its name: `box2` on two wires. */
function boxOf(wires: number): GateDefinition {
  return { name: `box${wires}`, wires, body: [] };
}

function isBox(operation: Operation): boolean {
  return operation.kind === 'gate' && /^box\d+$/.test(operation.gate);
}

/** Replaces every box by its hidden circuit, on the box's wires, with the uppermost first. */
export function circuitWithBoxOpened(circuit: Circuit, inner: Circuit): Circuit {
  let bits = bitsIn(circuit);
  const columns = circuit.columns.flatMap((column): readonly Column[] => {
    const boxes = column.filter(isBox);
    if (boxes.length === 0) return [column];
    const opened = boxes.flatMap((operation) => {
      if (operation.kind !== 'gate') return [];
      const wires = operation.targets.toSorted((a, b) => a - b);
      const firstBit = bits;
      bits += bitsIn(inner);
      return inner.columns.map((one) => one.map((part) => moved(part, wires, firstBit)));
    });
    return [column.filter((operation) => !isBox(operation)), ...opened];
  });
  return { ...circuitWith(circuit.initial.length, bits, columns), initial: circuit.initial };
}

function moved(operation: Operation, wires: readonly number[], firstBit: number): Operation {
  const onWires = operationOnWires(operation, (wire) => wires[wire] ?? wire);
  return operationOnBits(onWires, (bit) => firstBit + bit);
}

function bitsIn({ classicalRegisters }: Circuit): number {
  return classicalRegisters.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Returns the grid without measurements: each becomes a CNOT onto a new wire of its own, above the grid's wires.
 * By the principle of deferred measurement, the grid's wires then have the same probabilities, so one state vector
 * is enough. Source: Nielsen and Chuang, section 4.4.
 */
export function circuitWithDeferredMeasurements(grid: CircuitGrid): Circuit {
  const wires = wiresIn(grid);
  const columns = columnsOf(grid, (wire, bit) => gate('x', [wires + bit], [], [{ wire, on: 1 }]));
  return circuitWith(wires + measurementsIn(grid), 0, columns);
}

export function measurementsIn(grid: CircuitGrid): number {
  return grid.rows.flat().filter((cell) => cell === measure).length;
}

/** Returns the circuit as a grid, or null if it contains something that the notation cannot write. */
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
    definitions: boxesIn(columns).map(boxOf),
    columns,
  };
}

/** Returns the numbers of wires of the boxes, each number once. */
function boxesIn(columns: readonly Column[]): readonly number[] {
  const boxes = columns.flat().filter(isBox);
  return [...new Set(boxes.map((one) => (one.kind === 'gate' ? one.targets.length : 0)))];
}

function columnsOf(
  grid: CircuitGrid,
  measureAt: (wire: number, bit: number) => Operation,
): readonly Column[] {
  let measured = 0;
  return Array.from({ length: columnsIn(grid) }, (_, column) => {
    const cells = grid.rows.map((row) => row[column] ?? empty);
    const operations: Operation[] = gatesOf(cells);
    for (const [wire, cell] of cells.entries()) {
      if (cell === measure) operations.push(measureAt(wire, measured++));
    }
    // Gates that share a control cannot be in the same column of the engine.
    const isShared = operations.length > 1 && cells.some(isControl);
    if (isShared) return operations.map((operation) => [operation]);
    return operations.length > 0 ? [operations] : [];
  }).flat();
}

/** A measurement, one end of a swap, and one wire of a box are not gates by themselves. */
function isNoGate(cell: Cell): boolean {
  return cell === measure || cell === swapEnd || cell === box;
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
  const boxed = cells.flatMap((cell, wire) => (cell === box ? [wire] : []));
  if (boxed.length > 0) gates.push(gate(boxOf(boxed.length).name, boxed, [], []));
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

/** Returns one column of the grid, or one for each operation if it contains controls. */
function inSharedColumns(column: Column): readonly Column[] {
  const controlled = column.some((one) => one.kind === 'gate' && one.controls.length > 0);
  const swaps = column.filter((one) => one.kind === 'gate' && one.gate === 'swap').length;
  const inUse = column.filter((one) => !isIdle(one));
  if (inUse.length === 0) return [];
  return controlled || swaps > 1 ? inUse.map((one) => [one]) : [inUse];
}

function cellsOf(operation: Operation): (readonly [wire: number, cell: Cell])[] | null {
  if (operation.kind === 'measure' && !operation.condition) return [[operation.wire, measure]];
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
