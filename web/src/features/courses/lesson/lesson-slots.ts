/** The parts of a lesson that other features draw. The route fills these in. */
import type {
  BlockOf,
  DueCard,
  Lesson,
  LessonId,
  LessonSummary,
  ShownBlock,
} from '@qubloom/contract';
import type { ReactNode } from 'react';
import type { LessonReport } from '../../../product/classes/lesson-report.ts';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import type { ShownCheck } from '../../../product/blocks/shown-check.ts';

export type RenderQuiz = (lesson: LessonSummary, navigation: QuizNavigation) => ReactNode;

export interface LessonSlots {
  /** Draws what a learner's class is doing with the lesson now. */
  readonly renderLive: (report: LessonReport) => ReactNode;
  readonly renderInlineCheck: (check: ShownCheck) => ReactNode;
  readonly renderTask: (
    block: BlockOf<'task'>,
    lessonId: LessonId,
    onSolved: () => void,
  ) => ReactNode;
  readonly renderProgramTask: (
    block: BlockOf<'program-task'>,
    lessonId: LessonId,
    onSolved: () => void,
  ) => ReactNode;
  readonly renderProgram: (block: BlockOf<'program'>) => ReactNode;
  readonly renderInteractive: (block: BlockOf<'picture'>) => ReactNode;
  readonly renderFrame: (block: BlockOf<'simulator'>, lesson: LessonId) => ReactNode;
  /** Draws the lesson's simulator at the end of the lesson. It is folded if the lesson has several screens. */
  readonly renderSimulator: (lesson: Lesson, isFolded: boolean) => ReactNode;
  /** Fetches the code that the block needs, so that it is ready when its step comes. */
  readonly preload: (block: ShownBlock) => void;
  /** Cards before a lesson; `onDone` opens the lesson. */
  readonly renderWarmUp: (cards: readonly DueCard[], onDone: () => void) => ReactNode;
}
