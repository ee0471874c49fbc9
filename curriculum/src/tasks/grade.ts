/**
 * Grades a learner's circuit for a task: passed, or the first reason that applies with a next step. The rules of
 * the task are checked here; the physics and its reasons are the engine's. Any physically equal circuit is right.
 */
import type { BlockOf, TaskCheck } from '@qubloom/contract';
import {
  counterexampleTo,
  explain,
  nearnessTo,
  type Circuit,
  type ExplainOptions,
} from '@qubloom/quantum';
import {
  cellAt,
  columnsIn,
  free,
  isControl,
  measure,
  nameOfCell,
  gridCellsOf,
  swapEnd,
  wiresIn,
  type Cell,
  type CircuitGrid,
  type GridCell,
} from '../circuits/circuit-grid.ts';
import { circuitOfGrid } from '../circuits/circuit-of-grid.ts';
import { placedCells, placedOnOtherLines, wiresWithRoom } from '../circuits/placed-cells.ts';
import { haveSameGates } from '../circuits/same-gates.ts';
import { circuitGrid } from '../circuits/circuit-text.ts';
import { withCounterexample } from './counterexample-words.ts';
import { diagnosisOf, type Diagnosis } from './diagnosis.ts';
import { explainToLearner } from './explain-to-learner.ts';
import { goalOf } from './task-goal.ts';

export type Task = Pick<
  BlockOf<'task'>,
  'starter' | 'gates' | 'check' | 'mustUse' | 'mostGates' | 'replies'
>;

export type Grade =
  | { readonly passed: true; readonly nearness: 1 }
  | { readonly passed: false; readonly nearness: number; readonly diagnosis: Diagnosis };

/** Every measurement can double the branches of a circuit; no task needs more of them. */
const maxMeasurements = 6;

/** If the author expected the circuit, the author's reply is added. */
export async function gradeTask(task: Task, answer: CircuitGrid): Promise<Grade> {
  const grade = await gradeByRules(task, answer);
  if (grade.passed) return grade;
  const reply = replyTo(task, answer);
  return reply === undefined ? grade : { ...grade, diagnosis: { ...grade.diagnosis, reply } };
}

function replyTo({ replies = [] }: Task, answer: CircuitGrid): string | undefined {
  return replies.find(({ circuit }) => haveSameGates(circuitGrid(circuit), answer))?.reply;
}

/** Looks for reasons in the order in which they help most. */
async function gradeByRules(task: Task, answer: CircuitGrid): Promise<Grade> {
  const starter = circuitGrid(task.starter);
  if (isChanged(starter, answer)) return failed(0, diagnosisOf('place-changed'));
  const placed = placedCells(starter, answer);
  const forbidden = placed.find(({ cell }) => !isAllowed(task.gates, cell));
  if (forbidden) return failed(0, diagnosisOf('gate-not-allowed', { gate: forbidden.cell }));
  if (placed.length === 0) return failed(0, diagnosisOf('nothing-placed'));
  if (placed.filter(({ cell }) => cell === measure).length > maxMeasurements) {
    return failed(0, diagnosisOf('look-too-many'));
  }
  const goal = goalOf(task.check, wiresIn(answer));
  const circuit = circuitOfGrid(answer);
  const options: ExplainOptions = {
    oneMore: mayHaveOneMore(task, placed)
      ? (['x', 'z', 'h'] as const).filter((gate) => isAllowed(task.gates, gate.toUpperCase()))
      : [],
    oneMoreOn: wiresWithRoom(starter, answer),
    // Elsewhere, there are few free places, and naming one would give the task away.
    oneMoreAt: 'end',
    measurements: measurementsPlaced(circuit, answer, placed),
  };
  const first = await explain(circuit, goal, options);
  const found =
    first.kind === 'other-order' && !(await canBeReordered(task, answer, first.permutation))
      ? await explain(circuit, goal, { ...options, orders: false })
      : first;
  if (found.kind === 'right') return withinLimits(task, placed);
  const diagnosis = withCounterexample(
    explainToLearner(found, wiresIn(answer), task.gates),
    await counterexampleTo(circuit, goal),
    task.check.kind === 'family' ? task.check.members.map(({ name }) => name) : [],
  );
  return failed(await nearnessTo(circuit, goal), diagnosis);
}

/** Returns true if a circuit passes, without the reasons: the cheap half of grading. */
export async function passesTask(task: Task, answer: CircuitGrid): Promise<boolean> {
  const placed = placedCells(circuitGrid(task.starter), answer);
  return withinLimits(task, placed).passed && (await meetsCheck(task.check, answer));
}

/** Returns true if a circuit of any size does what the task asks. */
export async function meetsCheck(check: TaskCheck, answer: CircuitGrid): Promise<boolean> {
  return (await nearnessTo(circuitOfGrid(answer), goalOf(check, wiresIn(answer)))) === 1;
}

/** Returns the number of gates that a learner has placed on a starter. */
export function gatesPlaced(starter: CircuitGrid, answer: CircuitGrid): number {
  return gatesIn(placedCells(starter, answer));
}

function failed(nearness: number, diagnosis: Diagnosis): Grade {
  return { passed: false, nearness, diagnosis };
}

function withinLimits(task: Task, placed: readonly GridCell[]): Grade {
  const missing = task.mustUse.find((gate) => !placed.some(({ cell }) => isAllowed([gate], cell)));
  if (missing) return failed(1, diagnosisOf('must-use', { gate: missing }));
  const used = gatesIn(placed);
  if (task.mostGates !== undefined && used > task.mostGates) {
    return failed(1, diagnosisOf('too-many-gates', { used, max: task.mostGates }));
  }
  return { passed: true, nearness: 1 };
}

function mayHaveOneMore({ mostGates }: Task, placed: readonly GridCell[]): boolean {
  return mostGates === undefined || gatesIn(placed) < mostGates;
}

/**
 * Returns true if the circuit would be right with the learner's own gates on other wires, in the same columns. If one
 * outcome is asked for, such as a number, only the reversed order is a likely mistake, because any two numbers with
 * equally many ones can be reordered into each other.
 */
async function canBeReordered(
  task: Task,
  answer: CircuitGrid,
  permutation: readonly number[],
): Promise<boolean> {
  const { check } = task;
  const asksForOne = check.kind === 'distribution' && Object.keys(check.chances).length === 1;
  const isReversed = permutation.every((to, from) => to === permutation.length - 1 - from);
  if (asksForOne && !isReversed) return false;
  const starter = circuitGrid(task.starter);
  const inverse = permutation.map((_, wire) => permutation.indexOf(wire));
  for (const order of [permutation, inverse]) {
    const moved = placedOnOtherLines(starter, answer, order);
    if (moved && (await meetsCheck(check, moved))) return true;
  }
  return false;
}

/** Positions of the learner's measurements in the engine's circuit. Both have the same order. */
function measurementsPlaced(circuit: Circuit, answer: CircuitGrid, placed: readonly GridCell[]) {
  const inCircuit = circuit.columns.flatMap((operations, column) =>
    operations.flatMap((one) => (one.kind === 'measure' ? [{ column, wire: one.wire }] : [])),
  );
  const inGrid = gridCellsOf(answer).filter(({ cell }) => cell === measure);
  return inCircuit.filter((_, at) =>
    placed.some(({ wire, column }) => wire === inGrid[at]?.wire && column === inGrid[at].column),
  );
}

function isChanged(starter: CircuitGrid, answer: CircuitGrid): boolean {
  if (wiresIn(answer) !== wiresIn(starter) || columnsIn(answer) !== columnsIn(starter)) return true;
  return gridCellsOf(starter).some(
    ({ wire, column, cell }) => cell !== free && cell !== cellAt(answer, wire, column),
  );
}

/** `RY` allows every angle, `RY(pi/2)` only this one. */
function isAllowed(gates: readonly string[], cell: Cell): boolean {
  return gates.includes(cell) || gates.includes(nameOfCell(cell));
}

/** Controls belong to their gate, and a swap has two ends. */
function gatesIn(placed: readonly GridCell[]): number {
  const swaps = placed.filter(({ cell }) => cell === swapEnd).length;
  return placed.filter(({ cell }) => !isControl(cell) && cell !== swapEnd).length + swaps / 2;
}
