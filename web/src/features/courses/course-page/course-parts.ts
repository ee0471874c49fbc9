/** What the route gives to the course and to its lessons alike. */
import type { DueCard } from '@qubloom/contract';
import type { ReactNode } from 'react';
import type { QuizExits } from '../../../product/quizzes/quiz-exits.ts';
import type { CourseAddress, Go } from './course-address.ts';
import type { LessonEntry } from './lesson-order-state.ts';

export interface CourseParts {
  readonly courseId: string;
  readonly address: CourseAddress;
  readonly onGo: Go;
  /** As the browser's Back. */
  readonly onUndo: () => void;
  /** Out of a lesson or a checkpoint: to where the learner came from, or to the course above it. */
  readonly onLeave: (to: 'entrance' | 'above') => void;
  /** The address that the learner came from; none where nothing of ours came before. */
  readonly from: string | undefined;
  /** The id of the signed-in learner. */
  readonly learner: number | undefined;
  /** A lesson's code comes with the first one that is opened. */
  readonly renderLesson: (shown: ShownLesson) => ReactNode;
  /** Fetches a lesson, its code, and that of what its first step shows. */
  readonly prepareLesson: (lessonId: number) => void;
  readonly preloadWarmUp: () => void;
  readonly renderCheckpoint: (afterLesson: number, exits: QuizExits) => ReactNode;
}

export interface ShownLesson extends CourseParts {
  readonly lessonId: number;
  /** None while they are on their way. */
  readonly entries: readonly LessonEntry[] | undefined;
  /** The learner came here from the course or from another lesson: the focus comes along. */
  readonly takesFocus: boolean;
  /** What is asked before a lesson that is opened for the first time. */
  readonly warmUp: readonly DueCard[];
}
