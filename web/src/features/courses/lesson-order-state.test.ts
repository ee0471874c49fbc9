import { describe, expect, it } from 'vitest';
import { LessonId, type LessonSummary } from '@qubloom/contract';
import {
  completedCount,
  completedPercent,
  detourSentence,
  placeAfter,
  placesOf,
  placeToShow,
} from './lesson-order-state.ts';

const id = (value: number) => LessonId.parse(value);
const lessons = [11, 12, 13].map((value) => ({ id: id(value) }) as LessonSummary);
const statuses = (...completed: number[]) =>
  placesOf(lessons, completed.map(id)).map(({ status }) => status);

describe('the order of lessons', () => {
  it('[5 lesson access] opens the first lesson only, for one who has done nothing', () => {
    expect(statuses()).toEqual(['open', 'locked', 'locked']);
  });

  it('[4 lesson completion] opens the lesson after a completed one', () => {
    expect(statuses(11)).toEqual(['completed', 'open', 'locked']);
    expect(statuses(11, 12, 13)).toEqual(['completed', 'completed', 'completed']);
  });

  it('leaves a lesson completed that comes after one that was added later', () => {
    expect(statuses(12)).toEqual(['open', 'completed', 'open']);
  });

  it('shows the wanted lesson, unless it is locked or not of this course', () => {
    const places = placesOf(lessons, [id(11)]);
    expect(placeToShow(places, 11)?.number).toBe(1);
    expect(placeToShow(places, 13)?.number).toBe(2);
    expect(placeToShow(places, 99)?.number).toBe(2);
  });

  it('says why the wanted lesson is not shown', () => {
    const places = placesOf(lessons, [id(11)]);
    expect(detourSentence(places, undefined)).toBeUndefined();
    expect(detourSentence(places, 12)).toBeUndefined();
    expect(detourSentence(places, 13)).toBe(
      'Lesson 3 opens after lesson 2. Here is where you are.',
    );
    expect(detourSentence(places, 99)).toBe(
      'That lesson is not in this course. Here is where you are.',
    );
  });

  it('shows the first lesson when all are completed, and none of an empty course', () => {
    expect(placeToShow(placesOf(lessons, [id(11), id(12), id(13)]), undefined)?.number).toBe(1);
    expect(placeToShow([], undefined)).toBeUndefined();
  });

  it('knows what comes after a lesson', () => {
    const places = placesOf(lessons, []);
    const [first, , last] = places;
    expect(first && placeAfter(places, first)?.number).toBe(2);
    expect(last && placeAfter(places, last)).toBeUndefined();
  });

  it('counts what is completed, in whole percent', () => {
    expect(completedCount(placesOf(lessons, [id(11), id(12)]))).toBe(2);
    expect(completedPercent(placesOf(lessons, [id(11), id(12)]))).toBe(67);
    expect(completedPercent([])).toBe(0);
  });
});
