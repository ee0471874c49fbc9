/** Checks that a task can be solved, in more than one way, and replies correctly to wrong circuits. */
import {
  columnsIn,
  empty,
  free,
  isVacant,
  gridCellsOf,
  turnGates,
  wiresIn,
  type CircuitGrid,
} from '../circuits/circuit-grid.ts';
import { circuitGrid, isCell, parseCircuitText } from '../circuits/circuit-text.ts';
import type { LessonContent, TaskContent } from '../curriculum.ts';
import { gradeTask, meetsCheck, type Grade } from '../tasks/grade.ts';
import type { ContentProblem } from '../problem.ts';
import { misleadingDiagnosis, mistakeInReply } from './check-diagnoses.ts';
import { checkTaught } from './concept-words.ts';
import { proseOf } from './reading/prose.ts';
import { shortcutOf } from './shortcuts.ts';
import { checkOutcomes } from './task-outcomes.ts';

const fewestHints = 3;

/** `taught`: the glossary's keys that a learner has met by the end of the lesson. */
export async function checkTasks(
  { tasks }: LessonContent,
  taught?: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const twins = tasks.flatMap((task) => (task.twin ? [{ task, twin: task.twin }] : []));
  const same = twins.filter(({ task, twin }) => asks(task) === asks(twin));
  return [
    ...(
      await Promise.all(
        [...tasks, ...twins.map(({ twin }) => twin)].map((task) => checkTask(task, taught)),
      )
    ).flat(),
    ...same.map(({ twin }) => ({ file: twin.file, reason: 'asks the same as its task' })),
  ];
}

function asks({ block: { starter, check } }: TaskContent): string {
  return JSON.stringify([starter, check]);
}

export async function checkTask(
  task: TaskContent,
  taught?: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const { file, block, reference, second, wrong } = task;
  const said = proseOf(block).map((text) => ({ text }));
  const problems: ContentProblem[] = [];
  const report = (location: string, reason: string) => problems.push({ file, location, reason });
  const read = (location: string, text: string): CircuitGrid | undefined => {
    const result = parseCircuitText(text);
    if (result.ok) return result.grid;
    for (const { line, message } of result.problems) report(location, `line ${line}: ${message}`);
    return undefined;
  };

  const starter = read('starter', block.starter);
  if (!starter) return problems;
  if (!gridCellsOf(starter).some(({ cell }) => cell === free)) {
    report('starter', 'has no free place (?)');
  }
  for (const gate of [...block.gates, ...block.mustUse]) {
    const isTurn = (turnGates as readonly string[]).includes(gate);
    if ((!isCell(gate) && !isTurn) || isVacant(gate)) {
      report('gates', `${gate} is not a sign of the notation`);
    }
  }
  for (const gate of block.mustUse) {
    if (!block.gates.includes(gate)) report('mustUse', `${gate} is not among the gates`);
  }
  const isTwin = file.endsWith('/twin.yaml');
  if (block.hints.length < fewestHints && !isTwin) {
    report('hints', 'needs a nudge, an idea and a worked step');
  }
  const outcome = checkOutcomes(block.check, wiresIn(starter));
  if (outcome !== true) report('check', outcome);
  if (problems.length > 0) return problems;

  const graded = async (location: string, text: string): Promise<Grade | undefined> => {
    const grid = read(location, text);
    if (!grid) return undefined;
    if (wiresIn(grid) !== wiresIn(starter) || columnsIn(grid) !== columnsIn(starter)) {
      const size = `${wiresIn(starter)} wires of ${columnsIn(starter)} places`;
      report(location, `has not the starter's ${size}`);
      return undefined;
    }
    return gradeTask(block, grid);
  };
  for (const [location, text] of Object.entries({ reference, second })) {
    const grade = await graded(location, text);
    if (grade && !grade.passed) report(location, `does not pass: ${grade.diagnosis.code}`);
  }
  if (problems.length === 0 && !(await meetsCheck(block.check, withGlobalPhase(reference)))) {
    report('check', 'refuses the reference with another global phase');
  }
  if (problems.length === 0) {
    const shortcut = await shortcutOf(task);
    if (shortcut) report('check', `passes without its idea: ${shortcut.replaceAll('\n', '; ')}`);
  }
  if (sameText(reference, second)) report('second', 'is the same as the reference');
  for (const [index, { circuit, diagnosis, reply }] of wrong.entries()) {
    const location = `wrong.${index}`;
    const grade = await graded(location, circuit);
    if (!grade) continue;
    const found = grade.passed ? 'passed' : grade.diagnosis.code;
    if (found !== diagnosis) report(location, `gets ${found}, not ${diagnosis}`);
    const misleads = await mistakeInReply(block, starter, circuitGrid(circuit), grade, taught);
    if (misleads !== undefined) report(location, misleads);
    const said = grade.passed ? undefined : grade.diagnosis.reply;
    if (said !== reply) report(location, `gets the reply of another one: ${said ?? 'none'}`);
  }
  const misleads = problems.length === 0 && (await misleadingDiagnosis(block, starter, taught));
  if (misleads) report('gates', misleads);
  return [...problems, ...checkTaught(file, said, taught)];
}

/** X Z X Z turns every state by -1 and nothing else. */
function withGlobalPhase(text: string): CircuitGrid {
  const { rows } = circuitGrid(text);
  return {
    rows: rows.map((row, wire) => [
      ...row,
      ...['X', 'Z', 'X', 'Z'].map((gate) => (wire === 0 ? gate : empty)),
    ]),
  };
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return plain(a) === plain(b);
}
