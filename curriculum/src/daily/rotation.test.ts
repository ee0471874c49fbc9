import { kindsOfChallenge, PuzzleChallenge } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle, firstPuzzleDay, gradeDaily, placeOfDay, puzzleOf } from './index.ts';

describe('the puzzle of a day', () => {
  it.each(PuzzleChallenge.options)('takes the kinds of %s in turns', (challenge) => {
    const kinds = kindsOfChallenge[challenge];
    const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].slice(0, kinds.length);
    const places = days.map((day) => placeOfDay(day, challenge));
    expect(new Set(places.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('counts the days of each kind from the first one', () => {
    expect(placeOfDay(firstPuzzleDay, 'concept')).toEqual({ kind: 'maze', index: 0 });
    expect(placeOfDay('2026-01-04', 'concept')).toEqual({ kind: 'catch-eve', index: 0 });
    expect(placeOfDay('2026-01-05', 'concept')).toEqual({ kind: 'maze', index: 1 });
    expect(placeOfDay('2027-01-01', 'circuit')).toEqual({ kind: 'build-card', index: 182 });
  });

  it('is the same whenever it is asked for', () => {
    const key = { day: '2026-12-03', challenge: 'concept', level: 'beginner' } as const;
    expect(dailyPuzzle(key)).toEqual(dailyPuzzle(key));
  });

  it('is graded by its day, and never by an answer to another kind', async () => {
    const key = { day: '2026-01-05', challenge: 'concept', level: 'advanced' } as const;
    const [answer] = puzzleOf('maze', 'advanced', 1).right;
    if (!answer) throw new Error('The maze has no way.');
    expect(await gradeDaily(key, answer)).toMatchObject({ verdict: 'right' });
    expect(await gradeDaily(key, { kind: 'match-chart', choice: 'A' })).toEqual({
      verdict: 'wrong',
      reply: 'That is an answer to another kind of puzzle.',
    });
  });

  it.each(['2025-12-31', '2026-02-30', '2026-1-1', 'today', ''])('is missing on "%s"', (day) => {
    expect(() => placeOfDay(day, 'concept')).toThrow(RangeError);
  });
});
