import { describe, expect, it } from 'vitest';
import type { Dashboard } from '@qubloom/contract';
import { figuresOf, greetingName, nextThing } from './dashboard-state.ts';

const data = (points: number, streak: number): Dashboard => ({
  user: { points, streak },
  courseProgress: 25,
  achievements: { earned: 2, total: 12 },
  currentCourse: null,
  openCheckpoint: null,
  daysLearnedThisWeek: 1,
});

describe('the dashboard', () => {
  it('greets by first name, else username, else as a Quantum Explorer', () => {
    expect(greetingName({ firstName: 'Ada', username: 'ada1' })).toBe('Ada');
    expect(greetingName({ firstName: '', username: 'ada1' })).toBe('ada1');
    expect(greetingName({ firstName: ' ', username: '' })).toBe('Quantum Explorer');
    expect(greetingName(undefined)).toBe('Quantum Explorer');
  });

  // Shows: 9 user level
  it.each([
    [0, '1'],
    [99, '1'],
    [100, '2'],
    [250, '3'],
  ])('shows %d points as level %s', (points, level) => {
    expect(figuresOf(data(points, 0)).level).toBe(level);
  });

  it('shows streak, progress and achievements', () => {
    expect(figuresOf(data(0, 1))).toMatchObject({
      streak: '1 day',
      progress: '25%',
      achievements: '2/12',
    });
    expect(figuresOf(data(0, 4)).streak).toBe('4 days');
  });
});

describe('the one big thing', () => {
  const things = { hasLesson: true, dueCards: 3, isPuzzleDone: false, hasLearned: true };

  it.each([
    ['the lesson that was begun', things, 'lesson'],
    ['many due cards first', { ...things, dueCards: 20 }, 'cards'],
    ['a few due cards later', { ...things, dueCards: 19 }, 'lesson'],
    ['the puzzle if no lesson is left', { ...things, hasLesson: false }, 'puzzle'],
    [
      'another course after the puzzle',
      { ...things, hasLesson: false, isPuzzleDone: true },
      'lesson',
    ],
    [
      'a first lesson, before any puzzle',
      { ...things, hasLesson: false, dueCards: 0, hasLearned: false },
      'lesson',
    ],
  ] as const)('is %s', (_, given, expected) => {
    expect(nextThing(given)).toBe(expected);
  });
});
