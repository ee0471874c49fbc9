import { ArrowRight, CircleCheck, ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import type { LessonEntry } from './lesson-order-state.ts';

export interface LessonActionsProps {
  readonly entry: LessonEntry;
  /** Nothing is left to read: completing is the next thing to do. */
  readonly isAtEnd: boolean;
  /** None after the last lesson. */
  readonly next: LessonEntry | undefined;
  readonly isSignedIn: boolean;
  readonly onComplete: () => void;
  readonly onQuiz: () => void;
  readonly onNext: () => void;
}

/** What a learner does at the end of a lesson. */
export function LessonActions(props: LessonActionsProps) {
  const { entry, isAtEnd, next, isSignedIn, onComplete, onQuiz, onNext } = props;
  const isCompleted = entry.status === 'completed';
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isCompleted || !wasPressed.current) return;
    wasPressed.current = false;
    // The button is disabled now and has dropped the focus: it goes to what comes next.
    row.current?.querySelector<HTMLElement>('button:enabled, a')?.focus();
  }, [isCompleted]);
  const complete = () => {
    wasPressed.current = true;
    onComplete();
  };
  return (
    <div ref={row} className="flex flex-wrap justify-end gap-2 sm:gap-3">
      {isSignedIn && (
        <Button
          variant={isAtEnd && !isCompleted ? 'primary' : 'secondary'}
          disabled={isCompleted}
          onClick={complete}
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
      {isCompleted && next && (
        <Button variant={isAtEnd ? 'primary' : 'secondary'} onClick={onNext}>
          Next Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
      {isCompleted && !next && (
        <ButtonLink to="/courses">
          Find Another Course
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
}
