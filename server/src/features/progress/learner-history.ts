/** The history of a learner that the rules need: sums, never single submissions. */
import type { AwardedAchievement, CourseId, LessonId, QuizId, TaskKey } from '@qubloom/contract';
import type { LocalDay } from '../../domain/local-day.ts';

/** The sums over all of a learner's submissions of one quiz. */
export interface QuizStats {
  readonly quizId: QuizId;
  /** Points that the quiz has paid so far. */
  readonly pointsPaid: number;
  /** The lowest score so far, from 0 to 1, over the questions at that time. */
  readonly lowestShare: number;
  /** True if all answers of one submission were right. */
  readonly isPerfect: boolean;
  /** True if one submission was better than an earlier one. */
  readonly isImproved: boolean;
  /** When less than half was right for the first time, in milliseconds since 1970. */
  readonly hardAt: number | null;
  readonly lastAt: number;
  /** The day of the last submission, by the learner's own calendar. */
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
  /** One entry for each quiz that was ever submitted. */
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
