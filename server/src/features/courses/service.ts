/** Showing courses and lessons, and completing a lesson. */
import {
  tierOpens,
  type AwardedAchievement,
  type CourseId,
  type CourseProgress,
  type LessonId,
  type Tier,
} from '@qubloom/contract';
import type { Caller, Learner, Origin } from '../../platform/caller.ts';
import type { LearningRecord } from '../../platform/learning.ts';
import { percent } from '../../platform/percent.ts';
import { allowToOpen, existing, learnerIdOf, openLesson, tierOf } from './policy.ts';
import { markCompleted, type CourseQueries, type StoredCourse } from './queries.ts';

export interface CoursesNeeds {
  readonly queries: CourseQueries;
  readonly learning: LearningRecord;
  readonly now: () => Date;
}

export async function listCourses({ queries }: CoursesNeeds, caller: Caller) {
  const tier = tierOf(caller);
  return (await queries.listCourses()).map((course) => withLock(course, tier));
}

export async function showCourse({ queries }: CoursesNeeds, caller: Caller, id: CourseId) {
  return withLock(existing(await queries.findCourse(id), 'course'), tierOf(caller));
}

export async function listLessons({ queries }: CoursesNeeds, id: CourseId) {
  const lessons = await queries.listLessons(id);
  // A course has at least one lesson, so an empty list may mean that there is no such course.
  if (lessons.length === 0) existing(await queries.findCourse(id), 'course');
  return lessons;
}

export async function showProgress(
  { queries }: CoursesNeeds,
  learner: Learner,
  id: CourseId,
): Promise<CourseProgress> {
  const found = existing(await queries.findProgress(id, learner.id), 'course');
  const { completedLessons, lessonCount } = found;
  return { completedLessons, progressPercentage: percent(completedLessons.length, lessonCount) };
}

export async function showLesson(
  { queries, learning }: CoursesNeeds,
  caller: Caller,
  id: LessonId,
) {
  const found = existing(await queries.findLesson({ id, userId: learnerIdOf(caller) }));
  const lesson = allowToOpen(caller, found);
  if (caller.kind === 'learner') learning.noteLessonViewed(caller);
  return lesson;
}

/** Again is the same as once: it pays nothing and counts no day. */
export async function completeLesson(
  { queries, learning, now }: CoursesNeeds,
  caller: Learner,
  id: LessonId,
  origin: Origin,
): Promise<readonly AwardedAchievement[]> {
  const lesson = await openLesson(queries, caller, id);
  return learning.withLearner(caller.id, async (tx, learner) => {
    const isNew = await markCompleted(tx, learner, lesson, now());
    if (!isNew) return [];
    const completed = {
      type: 'lesson-completed',
      lessonId: id,
      courseId: lesson.courseId,
    } as const;
    return learning.recordLearning(tx, learner, completed, origin);
  });
}

function withLock(course: StoredCourse, tier: Tier) {
  return { ...course, isLocked: !tierOpens(tier, course.requiresSubscription) };
}
