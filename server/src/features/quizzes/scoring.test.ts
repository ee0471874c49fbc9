import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { pointsDue } from './scoring.ts';

describe('the points that a quiz pays', () => {
  test.each([
    [10, 3, 4, 0, 8],
    [10, 4, 4, 8, 2],
    [10, 2, 4, 8, 0],
    [10, 1, 3, 0, 3],
    [10, 0, 5, 0, 0],
    [0, 5, 5, 0, 0],
    [5, 1, 2, 0, 3],
  ])(
    '%i points, %i of %i right, %i paid before: %i',
    (pointsAwarded, score, totalQuestions, paidBefore, due) => {
      expect(pointsDue({ pointsAwarded, score, totalQuestions, paidBefore })).toBe(due);
    },
  );

  test('in any order of results, the sum is what the best one is worth', () => {
    const results = fc.integer({ min: 1, max: 50 }).chain((totalQuestions) =>
      fc.record({
        totalQuestions: fc.constant(totalQuestions),
        pointsAwarded: fc.integer({ min: 0, max: 1000 }),
        scores: fc.array(fc.integer({ min: 0, max: totalQuestions }), { minLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(results, ({ totalQuestions, pointsAwarded, scores }) => {
        const paid = scores.reduce(
          (paidBefore, score) =>
            paidBefore + pointsDue({ pointsAwarded, score, totalQuestions, paidBefore }),
          0,
        );
        expect(paid).toBe(Math.round((pointsAwarded * Math.max(...scores)) / totalQuestions));
      }),
    );
  });
});
