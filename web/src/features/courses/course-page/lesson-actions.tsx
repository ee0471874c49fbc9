import { ArrowRight, CircleCheck, Coffee, ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import type { LessonEntry } from './lesson-order-state.ts';

export interface LessonActionsProps {
  readonly entry: LessonEntry;
  /** Nothing is left to read: completing is the next thing to do. */
  readonly isAtEnd: boolean;
  /** None after the last lesson. */
  readonly next: LessonEntry | undefined;
  readonly isSignedIn: boolean;
  readonly isLongSession: boolean;
  readonly onComplete: () => void;
  readonly onQuiz: () => void;
  readonly onNext: () => void;
}

/** What a learner does at the end of a lesson. */
export function LessonActions(props: LessonActionsProps) {
  const { entry, isAtEnd, next, isSignedIn, isLongSession, onComplete, onQuiz, onNext } = props;
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
    <div className="flex flex-col gap-5 border-t border-line pt-6">
      <div role="status" className="empty:sr-only">
        {isLongSession && (
          <p className="flex items-start gap-3 rounded-card bg-zero-soft p-4 text-zero-ink">
            <Coffee aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong className="font-semibold">Good place to stop.</strong> You have been here for
              25 minutes. This lesson opens again where you left it.
            </span>
          </p>
        )}
      </div>
      {!isSignedIn && (
        <SignInPrompt title="Keep what you learn">
          Sign in to save your progress, take quizzes and collect points.
        </SignInPrompt>
      )}
      <div ref={row} className="flex flex-wrap gap-3 max-sm:flex-col">
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
          <Button
            variant={isAtEnd ? 'primary' : 'secondary'}
            onClick={onNext}
            className="sm:ml-auto"
          >
            Next Lesson
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
        {isCompleted && !next && (
          <ButtonLink to="/courses" className="sm:ml-auto">
            Find Another Course
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
