import type { AssessmentQuestion } from './curriculum.ts';

/** Returns how many points a right answer gives. */
export const pointsOf = (question: AssessmentQuestion): number =>
  question.kind === 'choice' ? 1 : question.points;

export const totalPoints = (questions: readonly AssessmentQuestion[]): number =>
  questions.reduce((sum, question) => sum + pointsOf(question), 0);
