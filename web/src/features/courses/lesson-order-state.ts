/** Which lessons of a course are open, and which one to show first. */
import type { LessonId, LessonSummary } from '@qubloom/contract';

export type LessonStatus = 'completed' | 'open' | 'locked';

export interface LessonPlace {
  readonly lesson: LessonSummary;
  /** From 1. */
  readonly number: number;
  readonly status: LessonStatus;
}

/** The first lesson is open, and each one after a completed one. */
export function placesOf(
  lessons: readonly LessonSummary[],
  completed: readonly LessonId[],
): LessonPlace[] {
  const done = new Set(completed);
  return lessons.map((lesson, index) => {
    const before = lessons[index - 1];
    const isReachable = before === undefined || done.has(before.id);
    return { lesson, number: index + 1, status: statusOf(done.has(lesson.id), isReachable) };
  });
}

function statusOf(isDone: boolean, isReachable: boolean): LessonStatus {
  if (isDone) return 'completed';
  return isReachable ? 'open' : 'locked';
}

/**
 * The lesson to show: the wanted one while it is not locked, else the first that is not completed,
 * else the first.
 */
export function placeToShow(
  places: readonly LessonPlace[],
  wanted: number | undefined,
): LessonPlace | undefined {
  const asked = places.find((place) => place.lesson.id === wanted);
  if (asked && asked.status !== 'locked') return asked;
  return places.find((place) => place.status === 'open') ?? places[0];
}

/** Why the wanted lesson is not the one that is shown; nothing where it is. */
export function detourSentence(
  places: readonly LessonPlace[],
  wanted: number | undefined,
): string | undefined {
  if (wanted === undefined) return undefined;
  const asked = places.find((place) => place.lesson.id === wanted);
  if (!asked) return 'That lesson is not in this course. Here is where you are.';
  if (asked.status !== 'locked') return undefined;
  return `Lesson ${asked.number} opens after lesson ${asked.number - 1}. Here is where you are.`;
}

/** The lesson that follows, whatever its status; none after the last. */
export function placeAfter(
  places: readonly LessonPlace[],
  shown: LessonPlace,
): LessonPlace | undefined {
  return places[shown.number];
}

export function completedCount(places: readonly LessonPlace[]): number {
  return places.filter((place) => place.status === 'completed').length;
}

/** Whole percent of the lessons that are completed. */
export function completedPercent(places: readonly LessonPlace[]): number {
  return places.length === 0 ? 0 : Math.round((completedCount(places) / places.length) * 100);
}
