import type { GuidedPath, GuidedPathProgress, GuidedStep } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { PointsBadge } from '../../../product/rewards/points-badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { PathFacts } from '../path-facts.tsx';
import { PathPicture } from '../path-picture.tsx';
import { nextStep, percentOf } from '../path-state.ts';
import { usePathStart } from '../use-path-start.ts';
import { StepList } from './step-list.tsx';

export interface PathOverviewProps {
  readonly path: GuidedPath;
  readonly steps: readonly GuidedStep[];
  /** Undefined for a visitor, and for a path that was not started. */
  readonly progress: GuidedPathProgress | undefined;
  /** The learner came here from a step. */
  readonly takesFocus: boolean;
  /** From 0. */
  readonly onStep: (index: number) => void;
}

/** A path's description, the learner's progress, and its steps. */
export function PathOverview(props: PathOverviewProps) {
  const { path, steps, progress, takesFocus, onStep } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-4 sm:py-10 low:gap-3 low:py-1">
      <Link
        to="/guided-paths"
        className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-action-ink max-md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        All Guided Paths
      </Link>
      <header className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-4">
          <PathPicture path={path} className="size-16 sm:size-20 low:size-12!" />
          <div className="flex min-w-0 flex-[1_1_9rem] flex-col items-start gap-1.5">
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-2xl outline-none sm:text-4xl low:text-2xl!"
            >
              {path.title}
            </h1>
            <LevelBadge level={path.difficulty} />
          </div>
        </div>
        <p className="max-w-[60ch] sm:text-lg low:text-base!">{path.description}</p>
        <PathFacts path={path} />
      </header>
      {progress && <HowFar path={path} progress={progress} />}
      {steps.length > 0 && <Begin {...props} />}
      <StepList steps={steps} progress={progress} onStep={onStep} />
    </div>
  );
}

interface HowFarProps {
  readonly path: GuidedPath;
  readonly progress: GuidedPathProgress;
}

function HowFar({ path, progress }: HowFarProps) {
  const { completedSteps, pointsEarned, completedAt } = progress;
  const percent = percentOf(completedSteps, path.stepCount);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-medium">
          {completedAt !== null && (
            <>
              <CircleCheck aria-hidden="true" className="size-5 text-good" />
              Path completed
            </>
          )}
          {completedAt === null && `${completedSteps} of ${path.stepCount} steps, ${percent}%`}
        </p>
        <span className="inline-flex items-center gap-2 text-sm text-ink-soft">
          Earned here <PointsBadge points={pointsEarned} />
        </span>
      </div>
      <Progress value={percent} label={`Progress on ${path.title}`} />
    </div>
  );
}

/** The main button of the page. */
function Begin({ path, steps, progress, onStep }: PathOverviewProps) {
  const { user } = useAuth();
  const [asksToSignIn, setAsking] = useState(false);
  const start = usePathStart(path, (begun) => onStep(nextStep(begun, steps)));
  if (progress) {
    const isDone = progress.completedAt !== null;
    return (
      <Button
        size="large"
        className="self-stretch sm:self-start"
        onClick={() => onStep(isDone ? 0 : nextStep(progress, steps))}
      >
        {isDone ? 'Walk It Again' : 'Continue Path'}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Button
        size="large"
        className="self-stretch sm:self-start"
        busy={start.isPending}
        onClick={() => (user ? start.mutate() : setAsking(true))}
      >
        Start Path
      </Button>
      <div role="status" className="empty:sr-only">
        {asksToSignIn && !user && (
          <SignInPrompt title="Sign in required">
            Please sign in to start this guided path.
          </SignInPrompt>
        )}
      </div>
      {user && (
        <p className="text-ink-soft">
          Look at any step you like. Once you start the path, your steps count, one after the other.
        </p>
      )}
      {!user && !asksToSignIn && (
        <p className="text-ink-soft">
          You can look at the first two steps. Sign in to track your progress and earn points.
        </p>
      )}
    </div>
  );
}
