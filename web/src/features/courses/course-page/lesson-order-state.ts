/** Decides which lessons of a course are open, and which one to show first. */
import { checkpointsOf, type LessonId, type LessonSummary } from '@qubloom/contract';
import type { CourseAddress } from './course-address.ts';

/** A preview can be read, but nothing in it counts. */
export type LessonStatus = 'completed' | 'open' | 'preview' | 'locked';

/** Opens when the lessons before it are completed, and stays open once it is done. */
export type CheckpointStatus = 'done' | 'open' | 'locked';

export interface LessonEntry {
  readonly lesson: LessonSummary;
  /** From 1. */
  readonly number: number;
  readonly status: LessonStatus;
  /** Status of the checkpoint after this lesson; undefined if there is none. */
  readonly checkpoint: CheckpointStatus | undefined;
}

export interface LessonOrder {
  readonly takenCheckpoints?: readonly number[] | undefined;
  /** Lessons that are open before their turn. */
  readonly opened?: readonly LessonId[] | undefined;
  /** Grown-ups may preview lessons that they have not reached. */
  readonly readsAhead?: boolean;
}

/** The first lesson is open, and so are every lesson after a completed one and those that were opened. */
export function entriesOf(
  lessons: readonly LessonSummary[],
  completed: readonly LessonId[],
  { takenCheckpoints = [], opened = [], readsAhead = false }: LessonOrder = {},
): LessonEntry[] {
  const done = new Set(completed);
  const places = checkpointsOf(lessons.length);
  const checkpointAfter = (number: number): CheckpointStatus | undefined => {
    if (!places.includes(number)) return undefined;
    if (!lessons.slice(0, number).every(({ id }) => done.has(id))) return 'locked';
    return takenCheckpoints.includes(number) ? 'done' : 'open';
  };
  return lessons.map((lesson, index) => {
    const before = lessons[index - 1];
    const isReachable = before === undefined || done.has(before.id) || opened.includes(lesson.id);
    const status = statusOf(done.has(lesson.id), isReachable);
    return {
      lesson,
      number: index + 1,
      status: readsAhead && status === 'locked' ? 'preview' : status,
      checkpoint: checkpointAfter(index + 1),
    };
  });
}

function statusOf(isDone: boolean, isReachable: boolean): LessonStatus {
  if (isDone) return 'completed';
  return isReachable ? 'open' : 'locked';
}

/**
 * Returns the requested lesson if it is not locked, else the first lesson that is not completed, else the first.
 */
export function entryToShow(
  entries: readonly LessonEntry[],
  requested: number | undefined,
): LessonEntry | undefined {
  const asked = entries.find((entry) => entry.lesson.id === requested);
  if (asked && asked.status !== 'locked') return asked;
  return entries.find((entry) => entry.status === 'open') ?? entries[0];
}

/** Returns the number of the lesson whose checkpoint comes before this lesson. Learners may skip it. */
export function checkpointBefore(
  entries: readonly LessonEntry[],
  shown: LessonEntry,
): number | undefined {
  const isAllDone = entries.every(({ status }) => status === 'completed');
  const before = isAllDone ? entries.at(-1) : entries[shown.number - 2];
  return before?.checkpoint === 'open' ? before.number : undefined;
}

/** Says why the requested lesson or checkpoint is not shown; undefined if it is shown. */
export function detourSentence(
  entries: readonly LessonEntry[],
  { lesson: requested, checkpoint }: Pick<CourseAddress, 'lesson' | 'checkpoint'>,
): string | undefined {
  if (checkpoint !== undefined) return checkpointDetour(entries, checkpoint);
  if (requested === undefined) return undefined;
  const asked = entries.find((entry) => entry.lesson.id === requested);
  if (!asked) return 'That lesson is not in this course. Here is where you are.';
  if (asked.status !== 'locked') return undefined;
  return `Lesson ${asked.number} opens after lesson ${asked.number - 1}. Here is where you are.`;
}

function checkpointDetour(entries: readonly LessonEntry[], after: number): string | undefined {
  const status = entries[after - 1]?.checkpoint;
  if (status === undefined) {
    return 'That checkpoint is not in this course. Here is where you are.';
  }
  if (status !== 'locked') return undefined;
  return `That checkpoint opens after lesson ${after}. Here is where you are.`;
}

/** Returns the lesson that follows, whatever its status; undefined after the last one. */
export function entryAfter(
  entries: readonly LessonEntry[],
  shown: LessonEntry,
): LessonEntry | undefined {
  return entries[shown.number];
}

export function completedCount(entries: readonly LessonEntry[]): number {
  return entries.filter((entry) => entry.status === 'completed').length;
}

/** Whole percentage of completed lessons. */
export function completedPercent(entries: readonly LessonEntry[]): number {
  return entries.length === 0 ? 0 : Math.round((completedCount(entries) / entries.length) * 100);
}
