/** Grading a learner's circuit once more, out of the learner's reach, and recording the first pass. */
import {
  parseLessonContent,
  type AwardedAchievement,
  type BlockOf,
  type LessonId,
  type LessonTasks,
  type TaskKey,
  type TaskVerdict,
} from '@qubloom/contract';
import { gradeTask } from '@qubloom/curriculum';
import type { Act, Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import { readCircuit } from '../../domain/handed-in-circuit.ts';
import type { ProgressRecorder } from '../../domain/progress-recorder.ts';
import type { OpenLesson, OpenLessonFor } from '../../domain/open-lesson.ts';
import type { Throttle } from '../../platform/throttle.ts';
import type { TaskQueries } from './queries.ts';

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
  attempt: Attempt,
  act: Act,
): Promise<TaskVerdict> {
  const lesson = await options.openLesson(caller, id);
  await options.attempts.take(String(caller.id));
  const task = await loadTask(options, lesson, attempt.task);
  const { grid, text } = readCircuit(attempt.circuit);
  const grade = await gradeTask(task, grid);
  if (!grade.passed) {
    const { reason, next } = grade.diagnosis;
    return {
      passed: false,
      nearness: grade.nearness,
      diagnosis: { reason, next },
      newAchievements: [],
    };
  }
  return recordPass(options, caller, lesson, { task: task.id, circuit: text }, act);
}

const passedWith = (newAchievements: readonly AwardedAchievement[]): TaskVerdict => ({
  passed: true,
  nearness: 1,
  diagnosis: null,
  newAchievements: [...newAchievements],
});

async function loadTask(
  { queries }: TasksOptions,
  lesson: OpenLesson,
  key: TaskKey,
): Promise<BlockOf<'task'>> {
  const blocks = parseLessonContent(await queries.contentOf(lesson));
  const task = blocks.find((block) => block.kind === 'task' && block.id === key);
  if (task?.kind !== 'task') throw new NotFound('That task does not exist.');
  return task;
}

/** Again is the same as once. */
async function recordPass(
  { queries, recorder }: TasksOptions,
  caller: Learner,
  lesson: OpenLesson,
  { task, circuit }: Attempt,
  act: Act,
): Promise<TaskVerdict> {
  const { id: lessonId, courseId } = lesson;
  const verdict = await recorder.record(
    caller,
    act,
    ({ passedTasks }, learner, passedAt) => {
      if (passedTasks.some((one) => one.lessonId === lessonId && one.task === task)) return null;
      return {
        learning: { type: 'task-passed', lessonId, courseId, task },
        awards: [],
        writes: [queries.passing(learner, { lessonId, task, circuit, passedAt })],
      };
    },
    ({ newAchievements }) => passedWith(newAchievements),
  );
  return verdict ?? passedWith([]);
}
