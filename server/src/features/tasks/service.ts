/**
 * Grades a learner's circuit or program results again on the server, out of the learner's reach, and records the first
 * pass.
 */
import {
  parseLessonContent,
  type AwardedAchievement,
  type BlockOf,
  type LessonId,
  type LessonTasks,
  type ProgramAttempt,
  type TaskKey,
  type TaskVerdict,
} from '@qubloom/contract';
import { gradeProgram, gradeTask } from '@qubloom/curriculum';
import type { Context } from '../../context.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { withLearner } from '../accounts/index.ts';
import { openLesson, touchProgress, type OpenLesson } from '../courses/index.ts';
import { recordLearning } from '../progress/index.ts';
import { readCircuit } from './handed-in-circuit.ts';
import { insertPass, keepTry, taskQueries } from './queries.ts';
import { attempts } from './throttles.ts';

export interface Attempt {
  readonly task: TaskKey;
  readonly circuit: string;
}

/** The place of a task in a lesson that is open to the caller. */
interface Place {
  readonly caller: Learner;
  readonly id: LessonId;
  readonly key: TaskKey;
}

export async function listPassed(
  context: Context,
  caller: Learner,
  id: LessonId,
): Promise<LessonTasks> {
  const lesson = await openLesson(context, caller, id);
  return { passed: await taskQueries(context.database).listPassed(lesson.id, caller.id) };
}

/** To limit the cost, only circuits of the starter's size are run. */
export async function attemptTask(
  context: Context,
  caller: Learner,
  id: LessonId,
  { task: key, circuit }: Attempt,
  act: Act,
): Promise<TaskVerdict> {
  const { lesson, task } = await openTask(context, { caller, id, key }, 'task');
  const { grid, text } = readCircuit(circuit);
  const grade = await gradeTask(task, grid);
  if (!grade.passed) return notYet(context, caller, { lesson, task: key }, grade);
  return recordPass(context, caller, lesson, { task: key, circuit: text }, act);
}

/** To limit the cost, results are simulated but not searched for reasons, which the page gives. */
export async function attemptProgram(
  context: Context,
  caller: Learner,
  id: LessonId,
  { task: key, program, returned }: ProgramAttempt,
  act: Act,
): Promise<TaskVerdict> {
  const { lesson, task } = await openTask(context, { caller, id, key }, 'program-task');
  const grade = await gradeProgram(task, returned, { explains: false });
  if (!grade.passed) return notYet(context, caller, { lesson, task: key }, grade);
  return recordPass(context, caller, lesson, { task: key, circuit: program }, act);
}

/** Keeps the reason, so that the learner's record can say where to look again. */
async function notYet(
  context: Context,
  { id }: Learner,
  { lesson, task }: { readonly lesson: OpenLesson; readonly task: TaskKey },
  grade: {
    readonly nearness: number;
    readonly diagnosis: NonNullable<TaskVerdict['diagnosis']>;
  },
): Promise<TaskVerdict> {
  const { nearness, diagnosis } = grade;
  const reason = diagnosis.reply ?? diagnosis.reason;
  const latest = { lessonId: lesson.id, task, reason, triedAt: context.now() };
  await withLearner(context, id, (tx, learner) => keepTry(tx, learner, latest));
  return { passed: false, nearness, diagnosis, newAchievements: [] };
}

const passedWith = (newAchievements: readonly AwardedAchievement[]): TaskVerdict => ({
  passed: true,
  nearness: 1,
  diagnosis: null,
  newAchievements: [...newAchievements],
});

/** Opens the lesson and counts the try before it reads the task. */
async function openTask<Kind extends 'task' | 'program-task'>(
  context: Context,
  { caller, id, key }: Place,
  kind: Kind,
): Promise<{ readonly lesson: OpenLesson; readonly task: BlockOf<Kind> }> {
  const lesson = await openLesson(context, caller, id);
  await attempts.take(context, String(caller.id));
  const content = await taskQueries(context.database).contentOf(lesson);
  const blocks = parseLessonContent(content);
  const task = blocks.find(
    (block): block is BlockOf<Kind> => block.kind === kind && 'id' in block && block.id === key,
  );
  if (!task) throw new NotFound('That task does not exist.');
  return { lesson, task };
}

/** A second pass changes nothing. */
async function recordPass(
  context: Context,
  caller: Learner,
  lesson: OpenLesson,
  { task, circuit }: Attempt,
  act: Act,
): Promise<TaskVerdict> {
  const { id: lessonId, courseId } = lesson;
  const verdict = await recordLearning(
    context,
    caller,
    act,
    async ({ passedTasks }, learner, passedAt, tx) => {
      if (passedTasks.some((one) => one.lessonId === lessonId && one.task === task)) return null;
      await insertPass(tx, learner, { lessonId, task, circuit, passedAt });
      await touchProgress(tx, learner, lesson, passedAt);
      return { learning: { type: 'task-passed', lessonId, courseId, task }, awards: [] };
    },
    ({ newAchievements }) => passedWith(newAchievements),
  );
  return verdict ?? passedWith([]);
}
