/** One guided path: its overview, or one of its steps with nothing else around it. */
import type { GuidedPath, GuidedStep } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../product/api/api.ts';
import { guidedPaths } from '../../product/api/endpoints.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PathOverview } from './overview/path-overview.tsx';
import { PathSkeleton } from './path-skeleton.tsx';
import type { PathSlots } from './path-slots.ts';
import { nearestVisibleStep, withCompleted } from './path-state.ts';
import { guidedPathQuery, guidedStepsQuery } from './queries.ts';
import { StepMode } from './step/step-mode.tsx';
import { useMyPaths } from './use-my-paths.ts';

export interface PathPageProps {
  readonly pathId: string;
  /** The shown step, from 1; undefined for the path itself. */
  readonly step: number | undefined;
  /** A `correction` adds no page to the history. */
  readonly onGo: (step: number | undefined, how: 'page' | 'correction') => void;
  readonly slots: PathSlots;
}

export function GuidedPathPage(props: PathPageProps) {
  const id = Number(props.pathId);
  const path = useQuery(guidedPathQuery(id));
  const steps = useQuery(guidedStepsQuery(id));
  const { isLoading } = useMyPaths();
  const error = path.error ?? steps.error;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return (
      <Notice title="Guided Path Not Found" level={1} mood="curious">
        <p>There is no path here. Maybe the address has a typo.</p>
        <ButtonLink to="/guided-paths">All Guided Paths</ButtonLink>
      </Notice>
    );
  }
  if (error) {
    return (
      <Notice title="Error!" tone="error" level={1}>
        <p>Unable to load this path. Please try again later.</p>
        <AwayAdvice error={error} what="This path" />
        <Button
          onClick={() => {
            void path.refetch();
            void steps.refetch();
          }}
        >
          Try Again
        </Button>
      </Notice>
    );
  }
  if (!path.data || !steps.data || isLoading) return <PathSkeleton />;
  return <LoadedPath {...props} path={path.data} steps={steps.data} />;
}

interface LoadedPathProps extends PathPageProps {
  readonly path: GuidedPath;
  readonly steps: readonly GuidedStep[];
}

function LoadedPath({ path, steps, step, onGo, slots }: LoadedPathProps) {
  useScreenTitle(path.title);
  const { user } = useAuth();
  const { progressOf } = useMyPaths();
  const { kept } = useOutgoing(guidedPaths.complete);
  const known = progressOf(path.id);
  const waiting = kept.filter(({ params }) => params.id === path.id);
  const progress =
    known &&
    withCompleted(
      known,
      steps,
      waiting.map(({ params }) => params.stepId),
    );
  const index =
    step !== undefined && steps.length > 0
      ? nearestVisibleStep(step - 1, progress, steps, user !== null)
      : undefined;
  const shown = index === undefined ? undefined : index + 1;
  const correct = useEffectEvent(() => onGo(shown, 'correction'));
  useEffect(() => {
    if (step !== shown) correct();
  }, [step, shown]);
  const [first] = useState(shown);
  const current = index === undefined ? undefined : steps[index];
  if (index === undefined || !current) {
    return (
      <PathOverview
        path={path}
        steps={steps}
        progress={progress}
        takesFocus={first !== undefined}
        onStep={(to) => onGo(to + 1, 'page')}
      />
    );
  }
  return (
    <StepMode
      path={path}
      steps={steps}
      progress={progress}
      index={index}
      takesFocus={first !== shown}
      onStep={(to) => onGo(to + 1, 'correction')}
      slots={slots}
    />
  );
}
