/** What a lesson shows that other features draw. The route fills these in. */
import type { BlockOf, Lesson, LessonId } from '@qubloom/contract';
import type { ReactNode } from 'react';

export interface LessonSlots {
  readonly renderTask: (block: BlockOf<'task'>, lessonId: LessonId) => ReactNode;
  readonly renderWidget: (block: BlockOf<'picture'>) => ReactNode;
  readonly renderFrame: (block: BlockOf<'simulator'>, lesson: LessonId) => ReactNode;
  /** The simulator that belongs to the whole lesson; folded while the lesson's own are in front. */
  readonly renderSimulator: (lesson: Lesson, isFolded: boolean) => ReactNode;
}
