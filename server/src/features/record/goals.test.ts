import type { WeeklyGoal } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { goalAfter } from './goals.ts';

const agreed = (days: number): WeeklyGoal => ({ days, proposed: null });
const proposal = (days: number, by: 'learner' | 'grown-up'): WeeklyGoal => ({
  days: 3,
  proposed: { days, by },
});

describe('a weekly goal', () => {
  test('of a learner without grown-ups counts at once', () => {
    expect(goalAfter(agreed(3), { days: 5, by: 'learner', isShared: false })).toEqual(agreed(5));
  });

  test('is a proposal until the other side accepts it', () => {
    const asked = goalAfter(agreed(3), { days: 5, by: 'learner', isShared: true });
    expect(asked).toEqual(proposal(5, 'learner'));
    expect(goalAfter(asked, { days: 5, by: 'learner', isShared: true })).toEqual(asked);
    expect(goalAfter(asked, { days: 5, by: 'grown-up', isShared: true })).toEqual(agreed(5));
  });

  test('can be answered with another proposal', () => {
    const wanted = { days: 2, by: 'grown-up', isShared: true } as const;
    expect(goalAfter(proposal(5, 'learner'), wanted)).toEqual(proposal(2, 'grown-up'));
  });

  test.each(['learner', 'grown-up'] as const)(
    'stays when the %s asks for the present one',
    (by) => {
      const wanted = { days: 3, by, isShared: true };
      expect(goalAfter(proposal(5, 'learner'), wanted)).toEqual(agreed(3));
    },
  );
});
