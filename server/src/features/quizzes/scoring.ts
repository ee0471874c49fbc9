/** Scores a submission, gives the reasons, and adds it to the sums of its quiz. Pure. */
import type { AnswerReview, Choice, QuestionId } from '@qubloom/contract';
import { localDay, secondsToNextDay } from '../../domain/local-day.ts';
import { TooMany } from '../../platform/errors.ts';
import type { QuizStats } from '../progress/index.ts';
import type { AnswerKey } from './queries.ts';

export interface Answer {
  readonly questionId: QuestionId;
  readonly answer: Choice;
}

/** Returns true if each of the quiz's questions has exactly one answer, and there are no others. */
export function answersAllOnce(keys: readonly AnswerKey[], answers: readonly Answer[]): boolean {
  const answered = new Set(answers.map(({ questionId }) => questionId));
  return (
    answers.length === keys.length &&
    answered.size === keys.length &&
    keys.every(({ id }) => answered.has(id))
  );
}

/** Returns the reviews in the order of the questions. */
export function reviewAnswers(
  keys: readonly AnswerKey[],
  answers: readonly Answer[],
): AnswerReview[] {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return keys.flatMap((key) => {
    const answer = given.get(key.id);
    if (!answer) return [];
    return {
      questionId: key.id,
      answer,
      isCorrect: answer === key.correctAnswer,
      correctAnswer: key.correctAnswer,
      reason: key[`reason${answer}`],
      correctReason: key[`reason${key.correctAnswer}`],
      section: key.section,
    };
  });
}

export function scoreOf(review: readonly AnswerReview[]): number {
  return review.filter(({ isCorrect }) => isCorrect).length;
}

/** The quiz's points in proportion to the score, minus what it has already paid this learner. */
export function pointsDue(quiz: {
  readonly pointsAwarded: number;
  readonly score: number;
  readonly totalQuestions: number;
  readonly paidBefore: number;
}): number {
  const { pointsAwarded, score, totalQuestions, paidBefore } = quiz;
  return Math.max(0, Math.round((pointsAwarded * score) / totalQuestions) - paidBefore);
}

/** The most submissions of one quiz by one learner in a day. */
export const maxSubmissionsADay = 50;

export interface Submission {
  readonly quizId: QuizStats['quizId'];
  readonly score: number;
  readonly totalQuestions: number;
  /** The points that it pays. */
  readonly points: number;
  readonly moment: Date;
  /** The learner's IANA zone. */
  readonly timeZone: string;
}

/** @throws {TooMany} if the day's submissions are used up */
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
  // A day is over when it is over by every clock, so a change of zone does not give a new day twice.
  if (before === null || today > before.lastDay) return { lastDay: today, submissionsOnDay: 1 };
  if (before.submissionsOnDay >= maxSubmissionsADay) {
    throw new TooMany(
      `You've taken this quiz ${String(maxSubmissionsADay)} times today. Give it a rest and come back tomorrow.`,
      secondsToNextDay(moment, timeZone),
    );
  }
  return { lastDay: before.lastDay, submissionsOnDay: before.submissionsOnDay + 1 };
}
