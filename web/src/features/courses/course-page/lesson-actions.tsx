import { ArrowRight, CircleCheck, ListChecks } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { LessonFinish } from '../finish/finish-code.ts';
import type { Finish } from '../finish/use-finish.ts';
import type { LessonEntry } from './lesson-order-state.ts';

export interface LessonActionsProps {
  readonly entry: LessonEntry;
  readonly finish: Finish;
  /** Nothing is left to read, so the next thing to do is to complete it. */
  readonly isAtEnd: boolean;
  readonly isSignedIn: boolean;
  readonly onComplete: () => void;
  /** Asks before the lesson is completed. */
  readonly asksFirst?: boolean;
  readonly onQuiz: () => void;
  /** Undefined after the last lesson. */
  readonly onNext: (() => void) | undefined;
}

/** The buttons at the end of a lesson. */
export function LessonActions(props: LessonActionsProps) {
  const {
    entry,
    finish,
    isAtEnd,
    isSignedIn,
    onComplete,
    asksFirst = false,
    onQuiz,
    onNext,
  } = props;
  const isCompleted = entry.status === 'completed';
  const row = useRef<HTMLDivElement>(null);
  const takeFocusBack = useEffectEvent(() => {
    if (finish.wasOpen) row.current?.querySelector<HTMLElement>('button:enabled, a')?.focus();
  });
  // Also runs when a completion is undone, because its button can then be pressed again.
  useEffect(() => takeFocusBack(), [isCompleted]);
  const canComplete = isSignedIn && !isCompleted;
  useEffect(() => (canComplete ? whenIdle(LessonFinish.preload) : undefined), [canComplete]);
  return (
    <div ref={row} className="flex flex-wrap justify-end gap-2 sm:gap-3">
      {isSignedIn && (
        <Button
          variant={isAtEnd && !isCompleted ? 'primary' : 'secondary'}
          disabled={isCompleted}
          aria-haspopup={asksFirst && !isCompleted ? 'dialog' : undefined}
          onClick={onComplete}
        >
          <CircleCheck aria-hidden="true" />
          {isCompleted ? 'Completed' : 'Mark as Complete'}
        </Button>
      )}
      {entry.lesson.hasQuiz && (
        <Button variant="secondary" onClick={onQuiz}>
          <ListChecks aria-hidden="true" />
          Take Quiz
        </Button>
      )}
      {isCompleted && onNext && (
        <Button variant={isAtEnd ? 'primary' : 'secondary'} onClick={onNext}>
          Next Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {isCompleted && !onNext && (
        <ButtonLink to="/courses">
          Find Another Course
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
}
