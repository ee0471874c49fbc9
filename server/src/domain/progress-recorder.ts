/** What the features report of a learner's learning, and who records it with all that follows from it. */
import type {
  AwardedAchievement,
  CourseId,
  FlashcardId,
  FlashcardSetId,
  GuidedPathId,
  GuidedStepId,
  LessonId,
  TaskKey,
  VisualizationId,
} from '@qubloom/contract';
import type { SQL } from 'drizzle-orm';
import type { Act, Learner } from '../platform/caller.ts';
import type { Transaction } from '../platform/database/client.ts';
import type { PointsSource } from '../platform/database/schema/index.ts';
import type { Write } from '../platform/one-statement.ts';
import type { LearnerHistory, QuizHistory } from './learner-history.ts';
import type { LockedLearner } from './learner-lock.ts';

interface InLesson {
  readonly lessonId: LessonId;
  readonly courseId: CourseId;
}

/** Something that was learned, as it happened. */
export type Learning =
  LessonLearning | CheckpointLearning | CardLearning | StepLearning | VisualizationLearning;

export type LessonLearning = InLesson &
  (
    | { readonly type: 'lesson-completed' }
    | { readonly type: 'task-passed'; readonly task: TaskKey }
    | {
        readonly type: 'quiz-submitted';
        readonly score: number;
        readonly totalQuestions: number;
        /** What it pays, 0 for nothing. */
        readonly points: number;
        /** The quiz's part of the learner's history with this submission in it. */
        readonly quiz: QuizHistory;
      }
  );

export interface CheckpointLearning {
  readonly type: 'checkpoint-done';
  readonly courseId: CourseId;
  /** The number of the lesson that it comes after. */
  readonly afterLesson: number;
}

export type CardLearning =
  | {
      readonly type: 'card-reviewed';
      readonly cardId: FlashcardId;
      /** How many more cards are remembered for long: 1, 0 or -1. */
      readonly cardsMastered: number;
    }
  | {
      readonly type: 'cards-studied';
      readonly setId: FlashcardSetId;
      readonly cardsCompleted: number;
      /** All its cards were known, for the first time. */
      readonly completesSet: boolean;
    };

export interface StepLearning {
  readonly type: 'guided-step-completed';
  readonly pathId: GuidedPathId;
  readonly stepId: GuidedStepId;
}

/** The first time. */
export interface VisualizationLearning {
  readonly type: 'visualization-completed';
  readonly visualizationId: VisualizationId;
}

/** Points for something, paid once. */
export interface Award {
  readonly source: PointsSource;
  /** What the source is an id of; of a row that is only now written, by `returnedId`. */
  readonly sourceId: number | SQL<number>;
  /** 0 for nothing. */
  readonly points: number;
}

export interface Decision<What extends Learning> {
  readonly learning: What;
  readonly awards: readonly Award[];
  /** What the feature itself writes of it. */
  readonly writes: readonly Write[];
}

export interface Recorded<What extends Learning> {
  readonly learning: What;
  readonly newAchievements: readonly AwardedAchievement[];
}

/**
 * Decides by what the learner has done before; null when it is nothing new, and a refusal is thrown. It
 * writes nothing, because it may be asked again. What is not in the history it reads by `tx`, which holds the
 * learner's row.
 */
export type Decide<What extends Learning> = (
  history: LearnerHistory,
  learner: LockedLearner,
  moment: Date,
  tx: Transaction,
) => Decision<What> | null | Promise<Decision<What> | null>;

export interface ProgressRecorder {
  /**
   * In one transaction that holds the learner's row: reads the history, lets the feature decide, and writes
   * what it decided with points, streak, the day's numbers and achievements in one statement, which also
   * remembers the reply. Null when it was nothing new.
   */
  record<What extends Learning, Reply>(
    learner: Learner,
    act: Act,
    decide: Decide<What>,
    replyTo: (recorded: Recorded<What>) => Reply,
  ): Promise<Reply | null>;
}
