import type { QuizId } from '@qubloom/contract';
import { describe, expect, test } from 'vitest';
import { TooMany } from '../../platform/errors.ts';
import { maxSubmissionsADay, statsAfter, type Submission } from './scoring.ts';

const submission: Submission = {
  quizId: 1 as QuizId,
  score: 1,
  totalQuestions: 4,
  points: 0,
  moment: new Date('2027-03-01T12:00Z'),
  timeZone: 'Europe/London',
};

function submitted(times: number, change: Partial<Submission> = {}) {
  let stats = statsAfter(null, { ...submission, ...change });
  for (let again = 1; again < times; again += 1) {
    stats = statsAfter(stats, { ...submission, ...change });
  }
  return stats;
}

describe('a quiz on one day', () => {
  test('can be submitted at most fifty times, and again the next day', () => {
    const full = submitted(maxSubmissionsADay);
    expect(full.submissionsOnDay).toBe(50);
    expect(() => statsAfter(full, submission)).toThrow(TooMany);
    const tomorrow = { ...submission, moment: new Date('2027-03-02T00:00Z') };
    expect(statsAfter(full, tomorrow)).toMatchObject({
      lastDay: '2027-03-02',
      submissionsOnDay: 1,
    });
  });

  test('states when the next day begins in the learner’s zone', () => {
    const timeZone = 'Asia/Kathmandu'; // 17:45 there
    const full = submitted(maxSubmissionsADay, { timeZone });
    let refused: unknown;
    try {
      statsAfter(full, { ...submission, timeZone });
    } catch (error) {
      refused = error;
    }
    expect(refused).toMatchObject({
      message: "You've taken this quiz 50 times today. Give it a rest and come back tomorrow.",
      retryAfterSeconds: 6.25 * 3600,
    });
  });

  test('does not start again if the learner travels to a zone where it is still the day before', () => {
    const full = submitted(maxSubmissionsADay, { timeZone: 'Pacific/Kiritimati' }); // 2 March there
    for (const timeZone of ['Pacific/Pago_Pago', 'Europe/London', 'Pacific/Kiritimati']) {
      expect(() => statsAfter(full, { ...submission, timeZone })).toThrow(TooMany);
    }
  });
});
