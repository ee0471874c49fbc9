/** All guided paths, with the connections between them. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useAuth } from '../../product/learner/auth.tsx';
import { SignInPrompt } from '../../product/learner/sign-in-prompt.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PathMapView } from './map/path-map.tsx';
import { guidedPathsQuery } from '../../product/guided-paths/paths-query.ts';

export function GuidedPathsPage() {
  const { user, isLoading } = useAuth();
  const { data: found, isError, refetch } = useQuery(guidedPathsQuery);
  // Rendered in slices, so that a phone stays responsive.
  const data = useDeferredValue(found);
  const isVisitor = user === null && !isLoading;
  return (
    <div className="page-width flex flex-col gap-4 py-4 sm:gap-8 sm:py-12 low:gap-4 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-3">
        <h1 className="text-3xl sm:text-4xl">Guided Paths</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Build one small circuit after another. Each step is a puzzle, and each puzzle helps with
          the next one.
        </p>
      </header>
      {isError ? (
        <Notice title="Error!" tone="error">
          <p>Unable to load the guided paths. Please try again later.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </Notice>
      ) : !data ? (
        <Loading label="Loading guided paths" className="grid gap-4 lg:grid-cols-3">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      ) : data.length === 0 ? (
        <Notice title="No Guided Paths Available" mood="curious">
          <p>There are no paths to walk yet. The courses are full of things to try.</p>
          <ButtonLink to="/courses">View All Courses</ButtonLink>
        </Notice>
      ) : (
        <PathMapView paths={data} />
      )}
      {isVisitor && data && data.length > 0 && (
        <SignInPrompt title="Keep your progress">
          Sign in to track your progress, save your history and earn points.
        </SignInPrompt>
      )}
    </div>
  );
}
