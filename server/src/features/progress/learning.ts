/** The learning that features report, and what they decide about it. */
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
import type { Transaction } from '../../platform/database/client.ts';
import type { PointsSource } from '../../platform/database/schema/index.ts';
import type { LearnerHistory, QuizHistory } from './learner-history.ts';
import type { LockedLearner } from '../accounts/index.ts';

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
  /** What the source is an id of. */
  readonly sourceId: number;
  /** 0 for nothing. */
  readonly points: number;
}

export interface Decision<What extends Learning> {
  readonly learning: What;
  readonly awards: readonly Award[];
}

export interface Recorded<What extends Learning> {
  readonly learning: What;
  /** What the act itself paid. Each new achievement names its own points. */
  readonly pointsEarned: number;
  readonly newAchievements: readonly AwardedAchievement[];
}

/**
 * Decides by what the learner has done before, and writes the feature's own rows by `tx`, which holds the learner's
 * row. Gives null for nothing new, and throws a refusal. The moment and the learner's zone are those in which it was
 * learned, also if it is sent later.
 */
export type Decide<What extends Learning> = (
  history: LearnerHistory,
  learner: LockedLearner,
  moment: Date,
  tx: Transaction,
) => Promise<Decision<What> | null>;
