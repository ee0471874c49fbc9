import { describe, expect, it } from 'vitest';
import type { Course } from '@qubloom/contract';
import {
  coursesAtLevel,
  hoursOf,
  hoursText,
  lessonsText,
  levelFilters,
  planText,
  starsOf,
} from './course-facts-state.ts';

const shown = (rating: number) =>
  starsOf(rating)
    .map((star) => ({ full: '*', half: '½', empty: '·' })[star])
    .join('');

describe('the facts on a course card', () => {
  // Shows: 9 rating stars
  it.each([
    [0, '·····'],
    [0.49, '·····'],
    [0.5, '½····'],
    [3.49, '***··'],
    [3.5, '***½·'],
    [4.9, '****½'],
    [5, '*****'],
    [7, '*****'],
    [-1, '·····'],
  ])('shows a rating of %d as %s', (rating, stars) => {
    expect(shown(rating)).toBe(stars);
  });

  // Shows: 9 course hours
  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [119, 1],
    [200, 3],
  ])('%d minutes are %d whole hours', (minutes, hours) => {
    expect(hoursOf(minutes)).toBe(hours);
  });

  it('says hours and lessons in words that fit their number', () => {
    expect([hoursText(45), hoursText(75), hoursText(200)]).toEqual([
      'Under 1 hour',
      '1 hour',
      '3 hours',
    ]);
    expect([lessonsText(1), lessonsText(10)]).toEqual(['1 lesson', '10 lessons']);
  });

  // Shows: 9 levels
  it('offers all levels, then each of the three', () => {
    expect(levelFilters.map(({ label }) => label)).toEqual([
      'All Levels',
      'Beginner',
      'Intermediate',
      'Advanced',
    ]);
  });

  it('keeps only the courses of the chosen level', () => {
    const courses = [{ level: 'beginner' }, { level: 'advanced' }] as unknown as Course[];
    expect(coursesAtLevel(courses, undefined)).toHaveLength(2);
    expect(coursesAtLevel(courses, 'advanced')).toEqual([{ level: 'advanced' }]);
    expect(coursesAtLevel(courses, 'intermediate')).toEqual([]);
  });

  it('says which plan opens a course', () => {
    expect(planText({ requiresSubscription: 'premium' } as Course)).toBe(
      'Opens with the Premium plan.',
    );
  });
});
