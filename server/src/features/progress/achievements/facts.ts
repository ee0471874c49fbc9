/** What the rules of achievements count, from a learner's history. Pure. */
import type { LearnerHistory, QuizHistory } from '../learner-history.ts';
import { localDay } from '../../../domain/local-day.ts';
import type { LearnerFacts } from './rules.ts';

/** What is not in the history, because it stands with the learner. */
export interface LearnerNow {
  readonly points: number;
  /** Days in a row, today included. */
  readonly streak: number;
  readonly timeZone: string;
}

export function factsOf(
  history: LearnerHistory,
  { points, streak, timeZone }: LearnerNow,
): LearnerFacts {
  const { courses, quizzes } = history;
  const completed = new Set(history.completedLessons);
  const perfect = quizzes.filter(({ isPerfect }) => isPerfect);
  return {
    lessonsCompleted: completed.size,
    completedCourses: courses
      .filter(({ lessons }) => lessons.length > 0 && lessons.every((id) => completed.has(id)))
      .map(({ id }) => id),
    quizzesTaken: quizzes.length,
    perfectQuizzes: perfect.length,
    quizzesImproved: quizzes.filter(({ isImproved }) => isImproved).length,
    hardQuizReturns: quizzes.filter((quiz) => wasReturnedTo(quiz, timeZone)).length,
    lessonsMastered: perfect.filter(({ lessonId }) => completed.has(lessonId)).length,
    tasksPassed: history.passedTasks.length,
    cardsMastered: history.cardsMastered,
    setsCompleted: history.setsCompleted,
    visualizationsCompleted: history.visualizationsCompleted,
    learningDays: history.learningDays,
    points,
    streak,
  };
}

/** The quiz was hard once, and handed in again on a later day. */
function wasReturnedTo({ hardAt, lastAt }: QuizHistory, zone: string): boolean {
  return hardAt !== null && localDay(new Date(lastAt), zone) > localDay(new Date(hardAt), zone);
}
