/** A circuit or a program to hand in, in the lab in which it is built. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { LabSkeleton } from '../../../circuit-lab/lab-skeleton.tsx';
import { assignedWorkQuery } from '../../../features/classes/queries.ts';
import { WorkHeader } from '../../../features/classes/work/work-header.tsx';
import { SimulatorBoundary } from '../../../features/simulators/components/simulator-boundary.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { ApiError, errorSentence } from '../../../product/api/api.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

const labs = {
  circuit: lazyPart(async () => (await import('../labs.ts')).WorkLab, null, LabSkeleton),
  program: lazyPart(
    async () => (await import('./work-program.tsx')).WorkProgram,
    null,
    LabSkeleton,
  ),
};

const route = getRouteApi('/assignments/$id');

export function AssignedWorkRoute() {
  const { id } = route.useParams();
  const { user } = useAuth();
  return user && <AssignedWorkPage key={id} id={id} learner={user.id} />;
}

function AssignedWorkPage({ id, learner }: { readonly id: string; readonly learner: number }) {
  const { data: work, error, refetch } = useQuery(assignedWorkQuery(id));
  const [current, setCurrent] = useState<string | null>(null);
  const Lab = work && labs[work.kind];
  return (
    <div className="page-width flex flex-col gap-4 py-6 compact:gap-1 compact:py-1">
      {!work && error && <WorkNotLoaded error={error} onRetry={() => void refetch()} />}
      {!work && !error && <LabSkeleton />}
      {work && Lab && (
        <>
          <WorkHeader work={work} current={current} />
          <div className="min-h-dvh">
            <SimulatorBoundary>
              <Lab work={work} learner={learner} onWork={setCurrent} />
            </SimulatorBoundary>
          </div>
        </>
      )}
    </div>
  );
}

function WorkNotLoaded({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 422);
  if (!isGone) return <NotLoaded onRetry={onRetry} />;
  return (
    <Notice title="This isn't here" tone="error">
      <p>{errorSentence(error)}</p>
      <ButtonLink to="/dashboard">Your dashboard</ButtonLink>
    </Notice>
  );
}
