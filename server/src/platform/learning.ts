/** What the features tell of a learner's learning, and what keeps the record of it. */
import type {
  AwardedAchievement,
  CourseId,
  LessonId,
  QuizId,
  TaskKey,
  UserId,
} from '@qubloom/contract';
import type { Learner, Origin } from './caller.ts';
import type { Transaction } from './database/client.ts';

declare const locked: unique symbol;

/**
 * A learner whose row this transaction holds: everything that pays takes it first, so that requests that
 * race are worked off one after the other.
 */
export interface LockedLearner {
  readonly id: UserId;
  readonly points: number;
  readonly streak: number;
  readonly lastLearnedOn: string | null;
  readonly lastLearnedZone: string | null;
  readonly timeZone: string;
  readonly [locked]: true;
}

interface InLesson {
  readonly lessonId: LessonId;
  readonly courseId: CourseId;
}

/** Something that was learned, as it happened. */
export type Learning = InLesson &
  (
    | { readonly type: 'lesson-completed' }
    | { readonly type: 'task-passed'; readonly task: TaskKey }
    | {
        readonly type: 'quiz-submitted';
        readonly quizId: QuizId;
        /** Row of the submission. */
        readonly resultId: number;
        readonly score: number;
        readonly totalQuestions: number;
        /** What it pays, 0 for nothing. */
        readonly points: number;
      }
  );

/** A simulator was used for so many seconds, as its page says. */
export interface SimulatorUse {
  readonly lessonId: LessonId;
  readonly seconds: number;
}

export interface LearningRecord {
  /** A lesson was opened. Counted soon, not now, and not while the caller waits. */
  noteLessonViewed(learner: Learner): void;
  /** One transaction that holds the learner's row from its first statement on. */
  withLearner<Result>(
    id: UserId,
    work: (tx: Transaction, learner: LockedLearner) => Promise<Result>,
  ): Promise<Result>;
  /** Pays, counts the day, gives the achievements that are now due, and gives these back. */
  recordLearning(
    tx: Transaction,
    learner: LockedLearner,
    learning: Learning,
    origin: Origin,
  ): Promise<readonly AwardedAchievement[]>;
  /** Counts the use as far as the clock allows, and gives the seconds that this use has come to. */
  recordSimulatorUse(learner: Learner, use: SimulatorUse, origin: Origin): Promise<number>;
}
