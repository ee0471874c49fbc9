/** Grading a learner's circuit, or what their program returned, once more, out of the learner's reach, and recording the first pass. */
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
import type { Act, Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { readCircuit } from '../../domain/handed-in-circuit.ts';
import type { ProgressRecorder } from '../../domain/progress-recorder.ts';
import type { OpenLesson, OpenLessonFor } from '../../domain/open-lesson.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { insertPass, type TaskQueries } from './queries.ts';

export interface TasksOptions {
  readonly queries: TaskQueries;
  readonly openLesson: OpenLessonFor;
  readonly recorder: ProgressRecorder;
  readonly attempts: Throttle;
}

export interface Attempt {
  readonly task: TaskKey;
  readonly circuit: string;
}

/** Of a task in a lesson that is open to the caller. */
interface Place {
  readonly caller: Learner;
  readonly id: LessonId;
  readonly key: TaskKey;
}

export async function listPassed(
  { queries, openLesson }: TasksOptions,
  caller: Learner,
  id: LessonId,
): Promise<LessonTasks> {
  const lesson = await openLesson(caller, id);
  return { passed: await queries.listPassed(lesson.id, caller.id) };
}

/** The cost is bounded: only circuits of the starter's size are run. */
export async function attemptTask(
  options: TasksOptions,
  caller: Learner,
  id: LessonId,
  { task: key, circuit }: Attempt,
  act: Act,
): Promise<TaskVerdict> {
  const { lesson, task } = await openTask(options, { caller, id, key }, 'task');
  const { grid, text } = readCircuit(circuit);
  const grade = await gradeTask(task, grid);
  if (!grade.passed) return notYet(grade);
  return recordPass(options, caller, lesson, { task: key, circuit: text }, act);
}

/** The cost is bounded: what a program returns is simulated, and not searched for reasons, which the page gives. */
export async function attemptProgram(
  options: TasksOptions,
  caller: Learner,
  id: LessonId,
  { task: key, program, returned }: ProgramAttempt,
  act: Act,
): Promise<TaskVerdict> {
  const { lesson, task } = await openTask(options, { caller, id, key }, 'program-task');
  const grade = await gradeProgram(task, returned, { explains: false });
  if (!grade.passed) return notYet(grade);
  return recordPass(options, caller, lesson, { task: key, circuit: program }, act);
}

function notYet(grade: {
  readonly nearness: number;
  readonly diagnosis: NonNullable<TaskVerdict['diagnosis']>;
}): TaskVerdict {
  const { nearness, diagnosis } = grade;
  return { passed: false, nearness, diagnosis, newAchievements: [] };
}

const passedWith = (newAchievements: readonly AwardedAchievement[]): TaskVerdict => ({
  passed: true,
  nearness: 1,
  diagnosis: null,
  newAchievements: [...newAchievements],
});

/** Opens the lesson and counts the try before the task is read. */
async function openTask<Kind extends 'task' | 'program-task'>(
  { openLesson, attempts, queries }: TasksOptions,
  { caller, id, key }: Place,
  kind: Kind,
): Promise<{ readonly lesson: OpenLesson; readonly task: BlockOf<Kind> }> {
  const lesson = await openLesson(caller, id);
  await attempts.take(String(caller.id));
  const blocks = parseLessonContent(await queries.contentOf(lesson));
  const task = blocks.find(
    (block): block is BlockOf<Kind> => block.kind === kind && 'id' in block && block.id === key,
  );
  if (!task) throw new NotFound('That task does not exist.');
  return { lesson, task };
}

/** Again is the same as once. */
async function recordPass(
  { recorder }: TasksOptions,
  caller: Learner,
  lesson: OpenLesson,
  { task, circuit }: Attempt,
  act: Act,
): Promise<TaskVerdict> {
  const { id: lessonId, courseId } = lesson;
  const verdict = await recorder.record(
    caller,
    act,
    async ({ passedTasks }, learner, passedAt, tx) => {
      if (passedTasks.some((one) => one.lessonId === lessonId && one.task === task)) return null;
      await insertPass(tx, learner, { lessonId, task, circuit, passedAt });
      return { learning: { type: 'task-passed', lessonId, courseId, task }, awards: [] };
    },
    ({ newAchievements }) => passedWith(newAchievements),
  );
  return verdict ?? passedWith([]);
}
