import type { LessonId, WorkKind } from '@qubloom/contract';
import type { ReactNode } from 'react';

/** The parts of a class's page that other features draw. The route fills these in. */
export interface ClassSlots {
  readonly renderLiveCard: () => ReactNode;
  /** Says that a lesson runs now; nothing otherwise. */
  readonly renderLiveNow: () => ReactNode;
  /** Draws the button of an assigned lesson that starts it live. */
  readonly renderStart: (lessonId: LessonId, title: string) => ReactNode;
  /** Draws the choice of a circuit or a program that learners begin with. */
  readonly renderBeginning: (props: BeginningProps) => ReactNode;
}

export interface BeginningProps {
  readonly kind: WorkKind;
  /** Called with null for nothing, and with undefined while a link cannot be read. */
  readonly onChoose: (work: string | null | undefined) => void;
}
