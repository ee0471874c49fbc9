import { describe, expect, it } from 'vitest';
import { LessonId, type LessonSummary } from '@qubloom/contract';
import {
  checkpointBefore,
  completedCount,
  completedPercent,
  detourSentence,
  entryAfter,
  entriesOf,
  entryToShow,
} from './lesson-order-state.ts';

const id = (value: number) => LessonId.parse(value);
const lessons = [11, 12, 13].map((value) => ({ id: id(value) }) as LessonSummary);
const statuses = (...completed: number[]) =>
  entriesOf(lessons, completed.map(id)).map(({ status }) => status);

describe('the order of lessons', () => {
  it('lets a learner who reads ahead preview every lesson, but no checkpoint', () => {
    const entries = entriesOf(lessons, [id(11)], { readsAhead: true });
    expect(entries.map(({ status }) => status)).toEqual(['completed', 'open', 'preview']);
    expect(entries[2]?.checkpoint).toBe('locked');
    expect(entryToShow(entries, undefined)?.number).toBe(2);
    expect(entryToShow(entries, 13)?.number).toBe(3);
  });

  // Shows: 5 lesson access
  it('opens only the first lesson for a learner who has done nothing', () => {
    expect(statuses()).toEqual(['open', 'locked', 'locked']);
  });

  // Shows: 4 lesson completion
  it('opens the lesson after a completed one', () => {
    expect(statuses(11)).toEqual(['completed', 'open', 'locked']);
    expect(statuses(11, 12, 13)).toEqual(['completed', 'completed', 'completed']);
  });

  it('leaves a completed lesson completed if a lesson was added before it', () => {
    expect(statuses(12)).toEqual(['open', 'completed', 'open']);
  });

  it('shows a lesson that was opened before its turn', () => {
    const entries = entriesOf(lessons, [], { opened: [id(13)] });
    expect(entries.map(({ status }) => status).slice(0, 3)).toEqual(['open', 'locked', 'open']);
    expect(entryToShow(entries, 13)?.number).toBe(3);
    expect(entryToShow(entries, undefined)?.number).toBe(1);
    expect(detourSentence(entries, { lesson: 13 })).toBeUndefined();
  });

  it('shows the requested lesson, unless it is locked or in another course', () => {
    const entries = entriesOf(lessons, [id(11)]);
    expect(entryToShow(entries, 11)?.number).toBe(1);
    expect(entryToShow(entries, 13)?.number).toBe(2);
    expect(entryToShow(entries, 99)?.number).toBe(2);
  });

  it('says why the requested lesson is not shown', () => {
    const entries = entriesOf(lessons, [id(11)]);
    expect(detourSentence(entries, {})).toBeUndefined();
    expect(detourSentence(entries, { lesson: 12 })).toBeUndefined();
    expect(detourSentence(entries, { lesson: 13 })).toBe(
      'Lesson 3 opens after lesson 2. Here is where you are.',
    );
    expect(detourSentence(entries, { lesson: 99 })).toBe(
      'That lesson is not in this course. Here is where you are.',
    );
  });

  it('shows the first lesson if all are completed, and no lesson of an empty course', () => {
    expect(entryToShow(entriesOf(lessons, [id(11), id(12), id(13)]), undefined)?.number).toBe(1);
    expect(entryToShow([], undefined)).toBeUndefined();
  });

  it('knows what comes after a lesson', () => {
    const entries = entriesOf(lessons, []);
    const [first, , last] = entries;
    expect(first && entryAfter(entries, first)?.number).toBe(2);
    expect(last && entryAfter(entries, last)).toBeUndefined();
  });

  it('counts the completed lessons in whole percent', () => {
    expect(completedCount(entriesOf(lessons, [id(11), id(12)]))).toBe(2);
    expect(completedPercent(entriesOf(lessons, [id(11), id(12)]))).toBe(67);
    expect(completedPercent([])).toBe(0);
  });
});

describe('checkpoints between the lessons', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ id: id(11 + index) }) as LessonSummary);
  const first = (count: number) => many.slice(0, count).map((lesson) => lesson.id);
  const checkpoints = (completed: number, taken: number[] = []) =>
    entriesOf(many, first(completed), { takenCheckpoints: taken }).flatMap(
      ({ number, checkpoint }) => (checkpoint ? [[number, checkpoint]] : []),
    );
  const offered = (completed: number, taken: number[] = []) => {
    const entries = entriesOf(many, first(completed), { takenCheckpoints: taken });
    const shown = entryToShow(entries, undefined);
    return shown && checkpointBefore(entries, shown);
  };

  it('open when the lessons before them are completed, and are done once they were taken', () => {
    expect(checkpoints(2)).toEqual([
      [3, 'locked'],
      [6, 'locked'],
    ]);
    expect(checkpoints(3)).toEqual([
      [3, 'open'],
      [6, 'locked'],
    ]);
    expect(checkpoints(6, [3])).toEqual([
      [3, 'done'],
      [6, 'open'],
    ]);
    expect(entriesOf(many, [id(13)])[2]?.checkpoint).toBe('locked');
  });

  it('are offered right before the next lesson until they are done', () => {
    expect(offered(2)).toBeUndefined();
    expect(offered(3)).toBe(3);
    expect(offered(3, [3])).toBeUndefined();
    expect(offered(4)).toBeUndefined();
    expect(offered(6)).toBe(6);
  });

  it('are offered at the end of a course that ends with one', () => {
    const entries = entriesOf(lessons, [id(11), id(12), id(13)]);
    const [shown] = entries;
    expect(shown && checkpointBefore(entries, shown)).toBe(3);
  });

  it('give a reason if they do not open', () => {
    const entries = entriesOf(many, first(3));
    expect(detourSentence(entries, { checkpoint: 3 })).toBeUndefined();
    expect(detourSentence(entries, { checkpoint: 6 })).toBe(
      'That checkpoint opens after lesson 6. Here is where you are.',
    );
    expect(detourSentence(entries, { checkpoint: 4 })).toBe(
      'That checkpoint is not in this course. Here is where you are.',
    );
  });
});
