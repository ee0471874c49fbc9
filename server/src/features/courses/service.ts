/** Shows courses and lessons, and completes lessons. */
import {
  opensExtra,
  tierOpens,
  type CompletedAs,
  type CourseId,
  type CourseProgress,
  type Lesson,
  type LessonCompletion,
  type LessonId,
  type Stars,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { tierOf, type Act, type Caller, type Learner } from '../../platform/caller.ts';
import { countLessonView, recordLearning } from '../progress/index.ts';
import { percent } from '../../domain/percent.ts';
import type { Database } from '../../platform/database/client.ts';
import { Conflict } from '../../platform/errors.ts';
import {
  allowToRead,
  allowToRate,
  requireFound,
  isPreview,
  learnerIdOf,
  openLesson,
  ratedBefore,
} from './policy.ts';
import { courseQueries, noteRead, saveCompletion, type StoredCourse } from './queries.ts';

export async function listCourses({ database }: Context, caller: Caller) {
  return withLocks(database, caller, await courseQueries(database).listCourses());
}

export async function showCourse({ database }: Context, caller: Caller, id: CourseId) {
  const course = requireFound(await courseQueries(database).findCourse(id), 'course');
  return requireFound((await withLocks(database, caller, [course]))[0] ?? null, 'course');
}

export async function listLessons({ database }: Context, id: CourseId) {
  const queries = courseQueries(database);
  const lessons = await queries.listLessons(id);
  // A course has at least one lesson, so an empty list may mean that the course does not exist.
  if (lessons.length === 0) requireFound(await queries.findCourse(id), 'course');
  return lessons;
}

export async function showProgress(
  { database }: Context,
  learner: Learner,
  id: CourseId,
): Promise<CourseProgress> {
  const found = requireFound(await courseQueries(database).findProgress(id, learner.id), 'course');
  const { lessonCount, ...progress } = found;
  return {
    ...progress,
    progressPercentage: percent(progress.completedLessons.length, lessonCount),
  };
}

export async function showLesson(context: Context, caller: Caller, id: LessonId): Promise<Lesson> {
  const { findLesson } = courseQueries(context.database);
  const found = requireFound(await findLesson(id, learnerIdOf(caller)));
  const lesson = { ...allowToRead(caller, found), isPreview: isPreview(caller, found) };
  if (caller.kind === 'learner' && !lesson.isPreview) countLessonView(context, caller);
  return lesson;
}

interface Completion {
  readonly id: LessonId;
  readonly completedAs: CompletedAs | undefined;
}

/** Completing a lesson again pays nothing and does not count for the streak, but notes that it was read. */
export async function completeLesson(
  context: Context,
  caller: Learner,
  { id, completedAs }: Completion,
  act: Act,
): Promise<LessonCompletion> {
  const lesson = await openLesson(context, caller, id);
  const { courseId } = lesson;
  const completion = await recordLearning(
    context,
    caller,
    act,
    async ({ completedLessons }, learner, moment, tx) => {
      if (completedLessons.includes(id)) {
        if (completedAs === 'read') await noteRead(tx, learner, lesson, moment);
        return null;
      }
      await saveCompletion(tx, learner, lesson, { completedAt: moment, completedAs });
      return { learning: { type: 'lesson-completed', lessonId: id, courseId }, awards: [] };
    },
    ({ pointsEarned, newAchievements }): LessonCompletion => ({
      pointsEarned,
      newAchievements: [...newAchievements],
    }),
  );
  return completion ?? { pointsEarned: 0, newAchievements: [] };
}

/** A rating counts once, no matter how many requests come at once, because its row can exist only once. */
export async function rateCourse(context: Context, learner: Learner, id: CourseId, rating: Stars) {
  allowToRate(await showProgress(context, learner, id));
  const queries = courseQueries(context.database);
  const isNew = await queries.addRating(id, learner.id, rating);
  if (!isNew) throw new Conflict(ratedBefore);
  return requireFound(await queries.findCourse(id), 'course');
}

async function withLocks(database: Database, caller: Caller, courses: readonly StoredCourse[]) {
  const tier = tierOf(caller);
  const isInTier = (course: StoredCourse) => tierOpens(tier, course.requiresSubscription);
  const learnerId = learnerIdOf(caller);
  // The courses that the learner keeps matter only if a course is outside the learner's tier.
  const asksKept = learnerId !== null && !courses.every(isInTier);
  const kept = asksKept ? await courseQueries(database).listKept(learnerId) : null;
  return courses.map((course) => ({
    ...course,
    isLocked: !isInTier(course) && !kept?.has(course.id),
    hasPack: opensExtra(tier, 'printablePack'),
  }));
}
