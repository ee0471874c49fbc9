/** Grading a learner's circuit once more, out of the learner's reach, and keeping the first pass. */
import {
  mostCircuitText,
  parseLessonContent,
  type BlockOf,
  type LessonId,
  type LessonTasks,
  type TaskKey,
  type TaskVerdict,
} from '@qubloom/contract';
import { gradeTask, parseCircuitText, type CircuitGrid } from '@qubloom/curriculum';
import type { Learner, Origin } from '../../platform/caller.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { LearningRecord } from '../../platform/learning.ts';
import type { OpenLesson, OpenLessonFor } from '../../platform/open-lesson.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { insertPass, type TaskQueries } from './queries.ts';

export interface TasksNeeds {
  readonly queries: TaskQueries;
  readonly openLesson: OpenLessonFor;
  readonly learning: LearningRecord;
  readonly attempts: Throttle;
  readonly now: () => Date;
}

export interface Attempt {
  readonly task: TaskKey;
  readonly circuit: string;
}

export async function listPassed(
  { queries, openLesson }: TasksNeeds,
  caller: Learner,
  id: LessonId,
): Promise<LessonTasks> {
  const lesson = await openLesson(caller, id);
  return { passed: await queries.listPassed(lesson.id, caller.id) };
}

/** The cost is bounded: only circuits of the starter's size are run. */
export async function attemptTask(
  needs: TasksNeeds,
  caller: Learner,
  id: LessonId,
  attempt: Attempt,
  origin: Origin,
): Promise<TaskVerdict> {
  const lesson = await needs.openLesson(caller, id);
  await needs.attempts.take(String(caller.id));
  const task = await loadTask(needs, lesson, attempt.task);
  const grid = gridOf(attempt.circuit);
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
  const newAchievements = await keepPass(
    needs,
    caller,
    lesson,
    { task: task.id, circuit: textOf(grid) },
    origin,
  );
  return { passed: true, nearness: 1, diagnosis: null, newAchievements: [...newAchievements] };
}

async function loadTask(
  { queries }: TasksNeeds,
  lesson: OpenLesson,
  key: TaskKey,
): Promise<BlockOf<'task'>> {
  const blocks = parseLessonContent(await queries.contentOf(lesson));
  const task = blocks.find((block) => block.kind === 'task' && block.id === key);
  if (task?.kind !== 'task') throw new NotFound('That task does not exist.');
  return task;
}

function gridOf(circuit: string): CircuitGrid {
  const result = parseCircuitText(circuit);
  if (result.ok) return result.grid;
  throw new Invalid(result.problems[0]?.message ?? 'That is no circuit.');
}

/** Without padding, so that it is no longer than what came in. */
function textOf({ rows }: CircuitGrid): string {
  const text = rows.map((row, wire) => `q${String(wire)}: ${row.join(' ')}`).join('\n');
  if (text.length > mostCircuitText) throw new Invalid('That circuit is too long.');
  return text;
}

/** Again is the same as once. */
function keepPass(
  { learning, now }: TasksNeeds,
  caller: Learner,
  lesson: OpenLesson,
  { task, circuit }: Attempt,
  origin: Origin,
) {
  const { id: lessonId, courseId } = lesson;
  return learning.withLearner(caller.id, async (tx, learner) => {
    const isNew = await insertPass(tx, learner, { lessonId, task, circuit, passedAt: now() });
    if (!isNew) return [];
    const passed = { type: 'task-passed', lessonId, courseId, task } as const;
    return learning.recordLearning(tx, learner, passed, origin);
  });
}
