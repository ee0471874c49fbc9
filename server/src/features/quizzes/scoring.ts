/** Scores a submission and says why. Pure. */
import type { AnswerReview, Choice, QuestionId } from '@qubloom/contract';
import type { AnswerKey } from './queries.ts';

export interface Answer {
  readonly questionId: QuestionId;
  readonly answer: Choice;
}

/** Whether there is exactly one answer to each of the quiz's questions and to no other. */
export function answersAllOnce(keys: readonly AnswerKey[], answers: readonly Answer[]): boolean {
  const answered = new Set(answers.map(({ questionId }) => questionId));
  return (
    answers.length === keys.length &&
    answered.size === keys.length &&
    keys.every(({ id }) => answered.has(id))
  );
}

/** In the order of the questions. */
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

/** The quiz's points in proportion to the score, less what it has paid this learner before. */
export function pointsDue(quiz: {
  readonly pointsAwarded: number;
  readonly score: number;
  readonly totalQuestions: number;
  readonly paidBefore: number;
}): number {
  const { pointsAwarded, score, totalQuestions, paidBefore } = quiz;
  return Math.max(0, Math.round((pointsAwarded * score) / totalQuestions) - paidBefore);
}
