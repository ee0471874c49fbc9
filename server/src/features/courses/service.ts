/** Showing courses and lessons, and completing a lesson. */
import {
  opensExtra,
  tierOpens,
  type CourseId,
  type CourseProgress,
  type Lesson,
  type LessonCompletion,
  type LessonId,
  type Stars,
} from '@qubloom/contract';
import { tierOf, type Act, type Caller, type Learner } from '../../platform/caller.ts';
import type { ProgressRecorder } from '../../domain/progress-recorder.ts';
import { percent } from '../../domain/percent.ts';
import { Conflict } from '../../platform/errors.ts';
import {
  allowToRead,
  allowToRate,
  existing,
  isPreview,
  learnerIdOf,
  openLesson,
  ratedBefore,
} from './policy.ts';
import { insertCompletion, type CourseQueries, type StoredCourse } from './queries.ts';

export interface CoursesOptions {
  readonly queries: CourseQueries;
  readonly recorder: ProgressRecorder;
  /** A lesson was opened. Counted soon, not now, and not while the caller waits. */
  readonly noteLessonViewed: (learner: Learner) => void;
}

export async function listCourses({ queries }: CoursesOptions, caller: Caller) {
  return withLocks(queries, caller, await queries.listCourses());
}

export async function showCourse({ queries }: CoursesOptions, caller: Caller, id: CourseId) {
  const course = existing(await queries.findCourse(id), 'course');
  return existing((await withLocks(queries, caller, [course]))[0] ?? null, 'course');
}

export async function listLessons({ queries }: CoursesOptions, id: CourseId) {
  const lessons = await queries.listLessons(id);
  // A course has at least one lesson, so an empty list may mean that there is no such course.
  if (lessons.length === 0) existing(await queries.findCourse(id), 'course');
  return lessons;
}

export async function showProgress(
  { queries }: CoursesOptions,
  learner: Learner,
  id: CourseId,
): Promise<CourseProgress> {
  const found = existing(await queries.findProgress(id, learner.id), 'course');
  const { lessonCount, ...progress } = found;
  return {
    ...progress,
    progressPercentage: percent(progress.completedLessons.length, lessonCount),
  };
}

export async function showLesson(
  { queries, noteLessonViewed }: CoursesOptions,
  caller: Caller,
  id: LessonId,
): Promise<Lesson> {
  const found = existing(await queries.findLesson(id, learnerIdOf(caller)));
  const lesson = { ...allowToRead(caller, found), isPreview: isPreview(caller, found) };
  if (caller.kind === 'learner' && !lesson.isPreview) noteLessonViewed(caller);
  return lesson;
}

/** Again is the same as once: it pays nothing and counts no day. */
export async function completeLesson(
  { queries, recorder }: CoursesOptions,
  caller: Learner,
  id: LessonId,
  act: Act,
): Promise<LessonCompletion> {
  const lesson = await openLesson(queries, caller, id);
  const { courseId } = lesson;
  const completion = await recorder.record(
    caller,
    act,
    async ({ completedLessons }, learner, moment, tx) => {
      if (completedLessons.includes(id)) return null;
      await insertCompletion(tx, learner, lesson, moment);
      return { learning: { type: 'lesson-completed', lessonId: id, courseId }, awards: [] };
    },
    ({ pointsEarned, newAchievements }): LessonCompletion => ({
      pointsEarned,
      newAchievements: [...newAchievements],
    }),
  );
  return completion ?? { pointsEarned: 0, newAchievements: [] };
}

/** Counts once, however many ask at once: the row can be there but once. */
export async function rateCourse(
  options: CoursesOptions,
  learner: Learner,
  id: CourseId,
  rating: Stars,
) {
  allowToRate(await showProgress(options, learner, id));
  const isNew = await options.queries.addRating(id, learner.id, rating);
  if (!isNew) throw new Conflict(ratedBefore);
  return existing(await options.queries.findCourse(id), 'course');
}

async function withLocks(queries: CourseQueries, caller: Caller, courses: readonly StoredCourse[]) {
  const tier = tierOf(caller);
  const isInTier = (course: StoredCourse) => tierOpens(tier, course.requiresSubscription);
  const learnerId = learnerIdOf(caller);
  // Asked only where it can make a difference.
  const asksKept = learnerId !== null && !courses.every(isInTier);
  const kept = asksKept ? await queries.listKept(learnerId) : null;
  return courses.map((course) => ({
    ...course,
    isLocked: !isInTier(course) && !kept?.has(course.id),
    hasPack: opensExtra(tier, 'printablePack'),
  }));
}
