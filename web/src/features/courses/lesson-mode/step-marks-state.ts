/** The marks of a lesson's parts: which one is open, how far each is filled, and which wait for a guess. */
import type { LessonPart } from '@qubloom/contract';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';

export interface StepMark extends Pick<LessonPart, 'stage' | 'title'> {
  /** Index of the part's first screen. */
  readonly screen: number;
  readonly isCurrent: boolean;
  readonly isWaiting: boolean;
  /** From 0 to 1: the share of its screens that have been reached. */
  readonly filled: number;
}

export function stepMarksOf({
  screens,
  current,
}: Pick<LessonWalk, 'screens' | 'current'>): StepMark[] {
  return screens.flatMap(({ part, stage, title, isWaiting }, screen) => {
    if (screens[screen - 1]?.part === part) return [];
    const count = screens.filter((other) => other.part === part).length;
    return {
      stage,
      title,
      screen,
      isCurrent: current >= screen && current < screen + count,
      isWaiting,
      filled: Math.min(Math.max(current + 1 - screen, 0), count) / count,
    };
  });
}
