/** What a learner has done so far, as far as anything is decided by it. Sums, never single submissions. */
import type { AwardedAchievement, CourseId, LessonId, QuizId, TaskKey } from '@qubloom/contract';
import type { LocalDay } from '../../domain/local-day.ts';

/** What all of a learner's submissions of one quiz come to. */
export interface QuizStats {
  readonly quizId: QuizId;
  /** Points that the quiz has paid so far. */
  readonly pointsPaid: number;
  /** The lowest score so far over the questions of then, 0 to 1. */
  readonly lowestShare: number;
  /** All answers were right, once. */
  readonly isPerfect: boolean;
  /** A submission was better than one before it. */
  readonly isImproved: boolean;
  /** When less than half was right for the first time; milliseconds since 1970. */
  readonly hardAt: number | null;
  readonly lastAt: number;
  /** Of the last submission, by the learner's own calendar, and how many there were on that day. */
  readonly lastDay: LocalDay;
  readonly submissionsOnDay: number;
}

export interface QuizHistory extends QuizStats {
  readonly lessonId: LessonId;
}

export interface PassedTaskKey {
  readonly lessonId: LessonId;
  readonly task: TaskKey;
}

export interface LearnerHistory {
  readonly completedLessons: readonly LessonId[];
  /** Every course of the library with its lessons. */
  readonly courses: readonly { readonly id: CourseId; readonly lessons: readonly LessonId[] }[];
  /** One for each quiz that was ever handed in. */
  readonly quizzes: readonly QuizHistory[];
  readonly passedTasks: readonly PassedTaskKey[];
  /** Flashcards that are remembered for long. */
  readonly cardsMastered: number;
  /** Flashcard sets whose cards were all known at once. */
  readonly setsCompleted: number;
  readonly visualizationsCompleted: number;
  /** Days on which something was learned, in a row or not. */
  readonly learningDays: number;
  readonly achievementsNotHeld: readonly AwardedAchievement[];
}
