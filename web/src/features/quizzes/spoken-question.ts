/** The text that is read aloud for a question: the question, its options, and once it is scored, the reasons. */
import type { AnswerReview, Question } from '@qubloom/contract';
import { spokenKets } from '../../product/read-aloud/spoken-text.ts';
import { optionsOf } from './quiz-state.ts';

export function spokenQuestion(question: Question, review?: AnswerReview): readonly string[] {
  return [
    question.question,
    ...optionsOf(question).map(({ choice, text }) => `${choice}: ${text}`),
    ...(review ? spokenReview(review) : []),
  ].map(spokenKets);
}

function spokenReview(review: AnswerReview): readonly string[] {
  if (review.isCorrect) return [`Right. ${review.reason}`];
  return [
    `Not ${review.answer}. ${review.reason}`,
    `Look at ${review.correctAnswer}. ${review.correctReason}`,
  ];
}
