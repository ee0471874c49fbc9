/**
 * Checks that replies to wrong circuits mention only what a task allows, can be followed in it, and have been
 * taught.
 */
import { createRandom } from '@qubloom/quantum';
import {
  empty,
  free,
  isControl,
  wiresIn,
  type Cell,
  type CircuitGrid,
} from '../circuits/circuit-grid.ts';
import { placedOnOtherLines, wiresWithRoom } from '../circuits/placed-cells.ts';
import { gradeTask, meetsCheck, type Grade, type Task } from '../tasks/grade.ts';
import { findUntaughtWord } from './concept-words.ts';

/** Number of random circuits per task, in addition to those that its author expected. */
const generatedCircuits = 4;

/** Returns a problem in words, or undefined if none of the random circuits gets a misleading answer. */
export async function misleadingDiagnosis(
  task: Task,
  starter: CircuitGrid,
  taught?: ReadonlySet<string>,
): Promise<string | undefined> {
  for (let seed = 1; seed <= generatedCircuits; seed++) {
    const answer = randomAnswer(task, starter, seed);
    const grade = await gradeTask(task, answer);
    const problem = await mistakeInReply(task, starter, answer, grade, taught);
    if (problem !== undefined) return `${problem} (random circuit ${seed})`;
  }
  return undefined;
}

/** Finds a mistake in the reply to one circuit. `taught`: the glossary's keys so far; undefined if all count as met. */
export async function mistakeInReply(
  task: Task,
  starter: CircuitGrid,
  answer: CircuitGrid,
  grade: Grade,
  taught?: ReadonlySet<string>,
): Promise<string | undefined> {
  if (grade.passed || grade.diagnosis.code === 'gate-not-allowed') return undefined;
  const { code, reason, next, example } = grade.diagnosis;
  // An example tells how the circuit is tried out, not what to use.
  const said = `${reason} ${next}`.replace(example?.sentence ?? '', '');
  const early = findUntaughtWord(`${reason} ${next} ${example?.sentence ?? ''}`, taught);
  if (early !== undefined) return `says "${early}", which nothing has taught so far: ${said}`;
  const foreign = namedIn(said).find((gate) => !offers(task.gates, gate));
  if (foreign !== undefined) return `names ${foreign}, which the task does without: ${said}`;
  if (code === 'other-order' && !(await isRightInSomeOrder(task, starter, answer)))
    return 'says that another order would be right, though the gates fit no other lines';
  const wire = /last gate of q(\d+)/.exec(next)?.[1] ?? '0';
  if (code === 'one-more-gate' && !wiresWithRoom(starter, answer).includes(Number(wire)))
    return `asks for a last gate on q${wire}, where none fits`;
  return undefined;
}

const names = /\b(?:CNOT|SWAP|R[XYZ]|[XYZHST])\b|\ba (?:control|look)\b/g;

function namedIn(said: string): readonly string[] {
  return said.match(names) ?? [];
}

function offers(gates: readonly string[], named: string): boolean {
  const plain = gates.map((gate) => gate.replace(/\(.*/, ''));
  const hasControl = plain.includes('*') || plain.includes('o');
  if (named === 'CNOT') return hasControl && plain.includes('X');
  if (named === 'a control') return hasControl;
  return plain.includes(named === 'a look' ? 'M' : named);
}

/** Tries every order of the lines for the learner's own gates. */
async function isRightInSomeOrder(
  { check }: Task,
  starter: CircuitGrid,
  answer: CircuitGrid,
): Promise<boolean> {
  for (const order of permutations(wiresIn(starter))) {
    const moved = placedOnOtherLines(starter, answer, order);
    if (moved && (await meetsCheck(check, moved))) return true;
  }
  return false;
}

function permutations(size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((rest) =>
    Array.from({ length: size }, (_, at) => [...rest.slice(0, at), size - 1, ...rest.slice(at)]),
  );
}

/**
 * Fills the free places with gates of the task at random. A control is placed only above or below a gate of its
 * column.
 */
function randomAnswer({ gates }: Task, starter: CircuitGrid, seed: number): CircuitGrid {
  const random = createRandom(seed);
  const plain = gates.filter((gate) => !isControl(gate) && gate !== 'SWAP' && gate !== 'M');
  const cells: readonly Cell[] = [empty, ...plain];
  const pick = (from: readonly Cell[]) => from[Math.floor(random.next() * from.length)] ?? empty;
  return {
    rows: starter.rows.map((row) => row.map((cell) => (cell === free ? pick(cells) : cell))),
  };
}
