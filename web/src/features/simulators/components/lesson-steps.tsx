/** Links from a lesson's simulator to those of the previous and the next lesson. */
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Check, CircleCheck, Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import type { LessonNeighbor, LessonInCourse } from '../lesson-in-course.ts';

/** Three buttons fit side by side into 320 px, even if one says "Completed". */
const smallStep = 'min-h-14 flex-col gap-1! px-1! py-1.5! text-sm!';

const lockedText = 'Complete this lesson to open the next one.';

export function WideSteps({ walk }: { readonly walk: LessonInCourse }) {
  const { previous, next } = walk;
  return (
    <nav aria-label="Lessons" className="flex flex-col gap-2 border-t border-line pt-6">
      <div className="flex items-stretch justify-between gap-4">
        {previous ? (
          <NeighborLink to={previous} text="Previous Lesson" icon={<ArrowLeft aria-hidden />} />
        ) : (
          <span />
        )}
        {!next && (
          <ButtonLink
            to="/courses/$id"
            params={{ id: String(walk.courseId) }}
            variant="secondary"
            className="ml-auto"
          >
            Finish: To the Course
            <Check aria-hidden="true" />
          </ButtonLink>
        )}
        {next && !next.isLocked && (
          <NeighborLink
            to={next}
            text="Next Lesson"
            icon={<ArrowRight aria-hidden />}
            className="ml-auto flex-row-reverse text-right"
          />
        )}
        {next?.isLocked && (
          <span className="ml-auto flex flex-col items-end gap-1">
            <Button variant="secondary" aria-disabled aria-describedby="next-is-locked">
              Next Lesson
              <Lock aria-hidden="true" />
            </Button>
            <span id="next-is-locked" className="text-sm text-ink-soft">
              {lockedText}
            </span>
          </span>
        )}
      </div>
    </nav>
  );
}

interface NeighborLinkProps {
  readonly to: LessonNeighbor;
  readonly text: string;
  readonly icon: ReactNode;
  readonly className?: string;
}

function NeighborLink({ to, text, icon, className }: NeighborLinkProps) {
  return (
    <Link
      to="/simulator/$id"
      params={{ id: String(to.id) }}
      className={clsx(
        buttonClass({ variant: 'secondary' }),
        'max-w-[45%] gap-3 text-left',
        className,
      )}
    >
      {icon}
      <span className="min-w-0">
        <span className="block">{text}</span>
        <span className="block truncate text-sm font-normal text-ink-soft">{to.title}</span>
      </span>
    </Link>
  );
}

interface SmallStepsProps {
  readonly walk: LessonInCourse;
  readonly isSignedIn: boolean;
  readonly onComplete: () => void;
}

export function SmallSteps({ walk, isSignedIn, onComplete }: SmallStepsProps) {
  const { previous, next, isCompleted } = walk;
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isCompleted || !wasPressed.current) return;
    wasPressed.current = false;
    // The button is disabled now and has lost the focus, which moves to the next one.
    row.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [isCompleted]);
  return (
    <nav aria-label="Lessons" className="flex flex-col gap-2 border-t border-line pt-4">
      <div
        ref={row}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2"
      >
        {previous ? (
          <ButtonLink
            to="/simulator/$id"
            params={{ id: String(previous.id) }}
            variant="secondary"
            className={smallStep}
          >
            <ArrowLeft aria-hidden="true" />
            Previous
          </ButtonLink>
        ) : (
          <Button variant="secondary" disabled className={smallStep}>
            <ArrowLeft aria-hidden="true" />
            Previous
          </Button>
        )}
        {!walk.isPreview && (
          <CompleteButton
            isSignedIn={isSignedIn}
            isCompleted={isCompleted}
            onComplete={() => {
              wasPressed.current = true;
              onComplete();
            }}
          />
        )}
        <SmallNext walk={walk} />
      </div>
      {!isSignedIn && (
        <p className="text-center text-sm text-ink-soft">Sign in to save your progress.</p>
      )}
      {isSignedIn && next?.isLocked && (
        <p id="next-is-locked" className="text-center text-sm text-ink-soft">
          {lockedText}
        </p>
      )}
    </nav>
  );
}

function CompleteButton({
  isSignedIn,
  isCompleted,
  onComplete,
}: Pick<SmallStepsProps, 'isSignedIn' | 'onComplete'> & { readonly isCompleted: boolean }) {
  const returnTo = useLocation({ select: ({ href }) => href });
  if (!isSignedIn) {
    return (
      <ButtonLink to="/auth" search={{ returnTo }} className={smallStep}>
        <CircleCheck aria-hidden="true" />
        Complete
      </ButtonLink>
    );
  }
  return (
    <Button disabled={isCompleted} onClick={onComplete} className={smallStep}>
      <CircleCheck aria-hidden="true" />
      {isCompleted ? 'Completed' : 'Complete'}
    </Button>
  );
}

function SmallNext({ walk: { next, courseId } }: { readonly walk: LessonInCourse }) {
  const text = (
    <>
      <ArrowRight aria-hidden="true" />
      Next
    </>
  );
  if (next?.isLocked) {
    return (
      <Button
        variant="secondary"
        aria-disabled
        aria-describedby="next-is-locked"
        className={smallStep}
      >
        {text}
      </Button>
    );
  }
  return (
    <Link
      {...(next
        ? { to: '/simulator/$id', params: { id: String(next.id) } }
        : { to: '/courses/$id', params: { id: String(courseId) } })}
      data-next
      className={clsx(buttonClass({ variant: 'secondary' }), smallStep)}
    >
      {text}
    </Link>
  );
}
