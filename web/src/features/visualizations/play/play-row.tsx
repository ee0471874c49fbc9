import type { Visualization } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, Clock, Hand } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { ResumeLink } from '../../../product/courses/resume-link.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { NavigationRow } from '../../../product/steps/navigation-row.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { visualizationsQuery } from '../queries.ts';
import { useCompleted } from '../use-completed.ts';
import { timeText } from './play-state.ts';
import type { VisualizationPlay } from './use-play.ts';

export interface PlayRowProps {
  readonly visualization: Visualization;
  readonly play: VisualizationPlay;
}

/** The time and the number of interactions, and the button that completes it, near the thumb. */
export function PlayRow({ visualization, play }: PlayRowProps) {
  const { user } = useAuth();
  const [asksToSignIn, setAsking] = useState(false);
  const { isCompleted, isFresh, complete } = play;
  return (
    <NavigationRow
      onBack={undefined}
      place={undefined}
      isFull={false}
      start={<PlayFigures {...play} />}
      note={
        asksToSignIn && !user ? (
          <>
            <SignInPrompt title="Sign in required" className="mb-1">
              Please sign in to track your progress.
            </SignInPrompt>
            <div className="flex justify-end pb-1">
              <NextLink visualization={visualization} />
            </div>
          </>
        ) : isCompleted ? (
          <Done visualization={visualization} isFresh={isFresh} />
        ) : undefined
      }
    >
      <Button
        disabled={isCompleted}
        className="max-sm:px-3 @max-[15rem]/lesson:px-1! @max-[15rem]/lesson:[&_svg]:hidden"
        onClick={() => {
          complete();
          if (!user) setAsking(true);
        }}
      >
        <Check aria-hidden="true" />
        {isCompleted ? 'Completed' : 'Mark as Complete'}
      </Button>
    </NavigationRow>
  );
}

const figureClass = 'inline-flex items-center gap-1.5 [&_svg]:size-4';

/** Not a live region, because it changes every second. */
function PlayFigures({
  seconds,
  interactions,
}: Pick<VisualizationPlay, 'seconds' | 'interactions'>) {
  return (
    <p className="flex gap-x-3 text-sm @max-[15rem]/lesson:flex-col whitespace-nowrap text-ink-soft tabular-nums sm:gap-5">
      <span className={figureClass}>
        <Clock aria-hidden="true" />
        <span className="max-sm:sr-only one-bar:sr-only">Time</span> {timeText(seconds)}
      </span>
      <span className={figureClass}>
        <Hand aria-hidden="true" />
        <span className="max-sm:sr-only one-bar:sr-only">Interactions</span> {interactions}
      </span>
    </p>
  );
}

interface DoneProps extends Pick<PlayRowProps, 'visualization'> {
  readonly isFresh: boolean;
}

/** The praise and the next visualization, also after a reload or on another day. */
function Done({ visualization, isFresh }: DoneProps) {
  const { next, isListed } = useNext(visualization);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button is disabled now, so the focus moves to what follows.
    if (isFresh) message.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const praise = isFresh ? 'Nice, that one’s yours.' : 'You finished this one.';
  return (
    <div className="flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <p ref={message} tabIndex={-1} className="flex-1 font-medium outline-none">
        {isListed && !next ? 'That was the last one. You’ve seen them all!' : praise}
      </p>
      <NextLink visualization={visualization} />
    </div>
  );
}

/** The next visualization by its name; after the last one, the next lesson. */
function NextLink({ visualization }: Pick<PlayRowProps, 'visualization'>) {
  const { next, isListed } = useNext(visualization);
  if (next) {
    return (
      <ButtonLink
        to="/visualizations/$id"
        params={{ id: String(next.id) }}
        variant="secondary"
        size="small"
      >
        Next: {next.title}
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    );
  }
  if (isListed) return <ResumeLink variant="secondary" size="small" />;
  return (
    <ButtonLink to="/visualizations" variant="secondary" size="small">
      All Visualizations
    </ButtonLink>
  );
}

function useNext({ id }: Visualization) {
  const { data } = useQuery(visualizationsQuery);
  const { isCompleted } = useCompleted();
  const at = data?.findIndex((one) => one.id === id) ?? -1;
  const others = [...(data?.slice(at + 1) ?? []), ...(data?.slice(0, Math.max(0, at)) ?? [])];
  return { next: others.find((one) => !isCompleted(one.id)), isListed: data !== undefined };
}
