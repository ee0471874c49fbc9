/** The learning that features report, and their decisions about it. */
import type {
  AwardedAchievement,
  CourseId,
  DailyChallenge,
  FlashcardId,
  FlashcardSetId,
  GuidedPathId,
  GuidedStepId,
  VisualizationId,
} from '@qubloom/contract';
import type { LocalDay } from '../../domain/local-day.ts';
import type { Transaction } from '../../platform/database/client.ts';
import type { PointsSource } from '../../platform/database/schema/index.ts';
import type { LearnerHistory } from './learner-history.ts';
import type { LessonLearning } from './lesson-learning.ts';
import type { LockedLearner } from '../accounts/index.ts';

/** Something that was learned, with the facts that follow-ups need. */
export type Learning =
  | LessonLearning
  | CheckpointLearning
  | CardLearning
  | StepLearning
  | VisualizationLearning
  | DailyLearning;

export interface CheckpointLearning {
  readonly type: 'checkpoint-done';
  readonly courseId: CourseId;
  /** The number of the lesson right before it. */
  readonly afterLesson: number;
}

export type CardLearning =
  | {
      readonly type: 'card-reviewed';
      readonly cardId: FlashcardId;
      /** The change in the number of cards that are remembered for long: 1, 0, or -1. */
      readonly cardsMastered: number;
    }
  | {
      readonly type: 'cards-studied';
      readonly setId: FlashcardSetId;
      readonly cardsCompleted: number;
      /** True the first time that all its cards were known. */
      readonly completesSet: boolean;
    };

export interface StepLearning {
  readonly type: 'guided-step-completed';
  readonly pathId: GuidedPathId;
  readonly stepId: GuidedStepId;
}

/** Reported only the first time. */
export interface VisualizationLearning {
  readonly type: 'visualization-completed';
  readonly visualizationId: VisualizationId;
}

/** Reported only the first time. */
export interface DailyLearning {
  readonly type: 'daily-done';
  /** The id of the learner's result. */
  readonly resultId: number;
  /** The day of the puzzle or quiz, which may be a past one. */
  readonly day: LocalDay;
  readonly challenge: DailyChallenge;
}

/** Points for something, paid once. */
export interface Award {
  readonly source: PointsSource;
  /** The id of the source. */
  readonly sourceId: number;
  /** 0 for none. */
  readonly points: number;
}

export interface Decision<What extends Learning> {
  readonly learning: What;
  readonly awards: readonly Award[];
}

export interface Recorded<What extends Learning> {
  readonly learning: What;
  /** Points for the activity itself. Each new achievement lists its own points. */
  readonly pointsEarned: number;
  readonly newAchievements: readonly AwardedAchievement[];
}

/**
 * Decides by what the learner has done before, and writes the feature's own rows through `tx`, which holds the
 * learner's row. Returns null for nothing new, and throws a refusal. The moment and the zone are those of the learning,
 * even if it is sent later.
 */
export type Decide<What extends Learning> = (
  history: LearnerHistory,
  learner: LockedLearner,
  moment: Date,
  tx: Transaction,
) => Promise<Decision<What> | null>;
