/** Props that the route passes to both the course and its lessons. */
import type { DueCard } from '@qubloom/contract';
import type { ReactNode } from 'react';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import type { CourseAddress, Go } from './course-address.ts';
import type { LessonEntry } from './lesson-order-state.ts';

export interface CourseParts {
  readonly courseId: string;
  readonly address: CourseAddress;
  readonly onGo: Go;
  /** Acts like the browser's Back button. */
  readonly onUndo: () => void;
  /** Leaves a lesson or a checkpoint: to where the learner came from, or to the course above it. */
  readonly onLeave: (to: 'entrance' | 'above') => void;
  /** Undefined if no page of ours came before. */
  readonly from: string | undefined;
  /** The id of the signed-in learner. */
  readonly learner: number | undefined;
  /** A lesson's code loads with the first lesson that is opened. */
  readonly renderLesson: (shown: ShownLesson) => ReactNode;
  /** Fetches a lesson, its code, and the code of its first step's blocks. */
  readonly prepareLesson: (lessonId: number) => void;
  readonly preloadWarmUp: () => void;
  readonly renderCheckpoint: (afterLesson: number, navigation: QuizNavigation) => ReactNode;
}

export interface ShownLesson extends CourseParts {
  readonly lessonId: number;
  /** Undefined while they load. */
  readonly entries: readonly LessonEntry[] | undefined;
  /** The learner came here from the course or from another lesson, so the focus moves along. */
  readonly takesFocus: boolean;
  /** Questions before a lesson that is opened for the first time. */
  readonly warmUp: readonly DueCard[];
}
