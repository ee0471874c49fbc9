/** What a submission changes in the sums of its quiz, and how many there may be on one day. Pure. */
import type { QuizStats } from '../progress/index.ts';
import { localDay, secondsToNextDay } from '../../domain/local-day.ts';
import { TooMany } from '../../platform/errors.ts';

/** Of one quiz, on one day of the learner. */
export const maxSubmissionsADay = 50;

export interface Submission {
  readonly quizId: QuizStats['quizId'];
  readonly score: number;
  readonly totalQuestions: number;
  /** What it pays. */
  readonly points: number;
  readonly moment: Date;
  /** IANA zone of the learner. */
  readonly timeZone: string;
}

/** @throws {TooMany} once the day's submissions are used up. */
export function statsAfter(before: QuizStats | null, submission: Submission): QuizStats {
  const { quizId, score, totalQuestions, points, moment } = submission;
  const share = score / totalQuestions;
  const time = moment.getTime();
  const isHard = score * 2 < totalQuestions;
  return {
    quizId,
    pointsPaid: (before?.pointsPaid ?? 0) + points,
    lowestShare: Math.min(before?.lowestShare ?? share, share),
    isPerfect: (before?.isPerfect ?? false) || score === totalQuestions,
    isImproved: before !== null && (before.isImproved || share > before.lowestShare),
    hardAt: before?.hardAt ?? (isHard ? time : null),
    lastAt: Math.max(before?.lastAt ?? time, time),
    ...dayAfter(before, submission),
  };
}

function dayAfter(
  before: QuizStats | null,
  { moment, timeZone }: Submission,
): Pick<QuizStats, 'lastDay' | 'submissionsOnDay'> {
  const today = localDay(moment, timeZone);
  // A day is over once it is over by every clock, so a change of zone brings no new day twice.
  if (before === null || today > before.lastDay) return { lastDay: today, submissionsOnDay: 1 };
  if (before.submissionsOnDay >= maxSubmissionsADay) {
    throw new TooMany(
      `You have done this quiz ${String(maxSubmissionsADay)} times today. Give it a rest and come back tomorrow.`,
      secondsToNextDay(moment, timeZone),
    );
  }
  return { lastDay: before.lastDay, submissionsOnDay: before.submissionsOnDay + 1 };
}
