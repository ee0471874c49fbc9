import type { LessonId } from '@qubloom/contract';
import type { ReactNode } from 'react';

/** The parts of a class's page with which a teacher starts a live lesson. The route fills these in. */
export interface LiveSlots {
  readonly renderLiveCard: () => ReactNode;
  /** Draws the button of an assigned lesson. */
  readonly renderStart: (lessonId: LessonId, title: string) => ReactNode;
}
