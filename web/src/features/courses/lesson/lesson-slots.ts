/** What a lesson shows that other features draw. The route fills these in. */
import type { BlockOf, DueCard, Lesson, LessonId, LessonSummary } from '@qubloom/contract';
import type { ReactNode } from 'react';
import type { ShownBlock } from '../../../product/blocks/screen-blocks-state.ts';
import type { QuizExits } from '../../../product/quizzes/quiz-exits.ts';
import type { ShownCheck } from '../../../product/blocks/shown-check.ts';

export type RenderQuiz = (lesson: LessonSummary, exits: QuizExits) => ReactNode;

export interface LessonSlots {
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
  readonly renderWidget: (block: BlockOf<'picture'>) => ReactNode;
  readonly renderFrame: (block: BlockOf<'simulator'>, lesson: LessonId) => ReactNode;
  /** The simulator that belongs to the whole lesson; folded while the lesson's own are in front. */
  readonly renderSimulator: (lesson: Lesson, isFolded: boolean) => ReactNode;
  /** Fetches the code of what the block shows, so that it is there when its step comes. */
  readonly preload: (block: ShownBlock) => void;
  /** Cards that are asked before a lesson; `onDone` leads into it. */
  readonly renderWarmUp: (cards: readonly DueCard[], onDone: () => void) => ReactNode;
}
