/**
 * Grades a learner's circuit against a task: passed, or the first reason that applies with a next step.
 * Any physically equal circuit is right.
 */
import type { BlockOf } from '@qubloom/contract';
import {
  cellAt,
  columnsIn,
  empty,
  free,
  isControl,
  isVacant,
  look,
  nameOfCell,
  placesOf,
  swapEnd,
  wiresIn,
  withCell,
  withColumnAfter,
  withRowsInOrder,
  type Cell,
  type CircuitGrid,
  type Place,
} from './circuit-grid.ts';
import { circuitGrid } from './circuit-text.ts';
import { diagnosed, type Diagnosis } from './diagnosis.ts';
import {
  asksForLinked,
  hasAskedChances,
  isSeparate,
  meets,
  membersMet,
  nearnessTo,
} from './task-result.ts';

export type Task = Pick<BlockOf<'task'>, 'starter' | 'gates' | 'check' | 'mustUse' | 'mostGates'>;

export type Grade =
  | { readonly passed: true; readonly nearness: 1 }
  | { readonly passed: false; readonly nearness: number; readonly diagnosis: Diagnosis };

/** Looks for reasons in the order in which they help most. */
export function gradeTask(task: Task, answer: CircuitGrid): Grade {
  const starter = circuitGrid(task.starter);
  const changed = changedPlaces(starter, answer);
  if (changed) return failed(0, diagnosed('place-changed'));
  const placed = placesOf(answer).filter(
    ({ wire, column, cell }) => cellAt(starter, wire, column) === free && !isVacant(cell),
  );
  const forbidden = placed.find(({ cell }) => !isAllowed(task.gates, cell));
  if (forbidden) return failed(0, diagnosed('gate-not-allowed', { gate: forbidden.cell }));
  if (placed.length === 0) return failed(0, diagnosed('nothing-placed'));
  if (meets(task.check, answer)) return withinLimits(task, placed);
  return failed(nearnessTo(task.check, answer), whyWrong(task, answer, placed));
}

function failed(nearness: number, diagnosis: Diagnosis): Grade {
  return { passed: false, nearness, diagnosis };
}

function withinLimits(task: Task, placed: readonly Place[]): Grade {
  const missing = task.mustUse.find((gate) => !placed.some(({ cell }) => isAllowed([gate], cell)));
  if (missing) return failed(1, diagnosed('must-use', { gate: missing }));
  const used = gatesIn(placed);
  if (task.mostGates !== undefined && used > task.mostGates) {
    return failed(1, diagnosed('too-many-gates', { used, most: task.mostGates }));
  }
  return { passed: true, nearness: 1 };
}

function whyWrong(task: Task, answer: CircuitGrid, placed: readonly Place[]): Diagnosis {
  const passes = (grid: CircuitGrid) => meets(task.check, grid);
  const wires = wiresIn(answer);

  if (otherOrders(wires).some((order) => passes(withRowsInOrder(answer, order)))) {
    return diagnosed('other-order');
  }
  for (const gate of ['X', 'Z', 'H'].filter((name) => isAllowed(task.gates, name))) {
    for (let wire = 0; wire < wires; wire++) {
      if (passes(withColumnAfter(answer, wire, gate))) {
        return diagnosed('one-more-gate', { gate, wire, wires });
      }
    }
  }
  if (hasAskedChances(task.check, answer)) return diagnosed('wrong-sign');
  if (asksForLinked(task.check, wires) && isSeparate(answer)) return diagnosed('not-linked');
  const looks = placed.filter(({ cell }) => cell === look);
  if (looks.some(({ wire, column }) => passes(withCell(answer, wire, column, empty)))) {
    return diagnosed('look-too-many');
  }
  const right = membersMet(task.check, answer);
  if (task.check.kind === 'family' && right > 0) {
    return diagnosed('some-boxes', { right, boxes: task.check.members.length });
  }
  return diagnosed('how-near', { nearness: nearnessTo(task.check, answer) });
}

function changedPlaces(starter: CircuitGrid, answer: CircuitGrid): boolean {
  if (wiresIn(answer) !== wiresIn(starter) || columnsIn(answer) !== columnsIn(starter)) return true;
  return placesOf(starter).some(
    ({ wire, column, cell }) => cell !== free && cell !== cellAt(answer, wire, column),
  );
}

/** `RY` allows every angle, `RY(pi/2)` that one. */
function isAllowed(gates: readonly string[], cell: Cell): boolean {
  return gates.includes(cell) || gates.includes(nameOfCell(cell));
}

/** Controls belong to their gate, and a swap has two ends. */
function gatesIn(placed: readonly Place[]): number {
  const swaps = placed.filter(({ cell }) => cell === swapEnd).length;
  return placed.filter(({ cell }) => !isControl(cell) && cell !== swapEnd).length + swaps / 2;
}

/** Every order of the wires but the one they have. Up to four wires; beyond, only the reversed one. */
function otherOrders(wires: number): number[][] {
  const own = Array.from({ length: wires }, (_, wire) => wire);
  if (wires > 4) return [own.toReversed()];
  return permutations(own).filter((order) => order.some((wire, place) => wire !== place));
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
