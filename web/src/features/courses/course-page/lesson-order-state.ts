/** Which lessons of a course are open, and which one to show first. */
import type { LessonId, LessonSummary } from '@qubloom/contract';

export type LessonStatus = 'completed' | 'open' | 'locked';

export interface LessonEntry {
  readonly lesson: LessonSummary;
  /** From 1. */
  readonly number: number;
  readonly status: LessonStatus;
}

/** The first lesson is open, and each one after a completed one. */
export function entriesOf(
  lessons: readonly LessonSummary[],
  completed: readonly LessonId[],
): LessonEntry[] {
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
export function entryToShow(
  entries: readonly LessonEntry[],
  requested: number | undefined,
): LessonEntry | undefined {
  const asked = entries.find((entry) => entry.lesson.id === requested);
  if (asked && asked.status !== 'locked') return asked;
  return entries.find((entry) => entry.status === 'open') ?? entries[0];
}

/** Why the wanted lesson is not the one that is shown; nothing where it is. */
export function detourSentence(
  entries: readonly LessonEntry[],
  requested: number | undefined,
): string | undefined {
  if (requested === undefined) return undefined;
  const asked = entries.find((entry) => entry.lesson.id === requested);
  if (!asked) return 'That lesson is not in this course. Here is where you are.';
  if (asked.status !== 'locked') return undefined;
  return `Lesson ${asked.number} opens after lesson ${asked.number - 1}. Here is where you are.`;
}

/** The lesson that follows, whatever its status; none after the last. */
export function entryAfter(
  entries: readonly LessonEntry[],
  shown: LessonEntry,
): LessonEntry | undefined {
  return entries[shown.number];
}

export function completedCount(entries: readonly LessonEntry[]): number {
  return entries.filter((entry) => entry.status === 'completed').length;
}

/** Whole percent of the lessons that are completed. */
export function completedPercent(entries: readonly LessonEntry[]): number {
  return entries.length === 0 ? 0 : Math.round((completedCount(entries) / entries.length) * 100);
}
