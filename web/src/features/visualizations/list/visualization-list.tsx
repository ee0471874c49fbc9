/** All visualizations, by concept. */
import type { VisualizationConcept, VisualizationSummary } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { visualizationConcepts } from '../../../product/visualizations/concepts.ts';
import { AwayAdvice } from '../../../product/offline/away-advice.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FilterChips, optionsOf } from '../../../ui/controls/filter-chips.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { visualizationsQuery } from '../queries.ts';
import { useCompleted } from '../use-completed.ts';
import { VisualizationCard } from './visualization-card.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

export interface VisualizationListProps {
  /** Undefined means all. */
  readonly concept: VisualizationConcept | undefined;
  readonly onConcept: (concept: VisualizationConcept | undefined) => void;
}

export function VisualizationList({ concept, onConcept }: VisualizationListProps) {
  const { user, isLoading } = useAuth();
  const { data: found, isError, error, refetch } = useQuery(visualizationsQuery);
  // Rendered in slices, so that a phone stays responsive.
  const data = useDeferredValue(found);
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-7 sm:py-10 low:py-3">
      <header className="flex flex-col gap-1 sm:gap-2">
        <h1 className="text-3xl sm:text-4xl">Visualizations</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Pull a slider, press a button, and watch what a qubit does about it.
        </p>
      </header>
      {isError ? (
        <Notice title="Error!" tone="error">
          <p>Unable to load visualizations. Please try again later.</p>
          <AwayAdvice error={error} what="The list" />
          <Button onClick={() => void refetch()}>Try Again</Button>
        </Notice>
      ) : data ? (
        <Loaded all={data} concept={concept} onConcept={onConcept} />
      ) : (
        <Loading label="Loading visualizations" className={grid}>
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </Loading>
      )}
      {!user && !isLoading && data && data.length > 0 && (
        <SignInPrompt title="Keep track of what you’ve seen">
          Sign in to track your progress and save your history. Every one you complete counts toward
          your streak.
        </SignInPrompt>
      )}
    </div>
  );
}

interface LoadedProps extends VisualizationListProps {
  readonly all: readonly VisualizationSummary[];
}

function Loaded({ all, concept, onConcept }: LoadedProps) {
  const { isCompleted } = useCompleted();
  const allConcepts = useRef<HTMLButtonElement>(null);
  const concepts = visualizationConcepts.filter((known) =>
    all.some((one) => one.concept === known),
  );
  const shown = all.filter((one) => concept === undefined || one.concept === concept);
  return (
    <>
      {concepts.length > 0 && (
        <FilterChips
          label="Concept"
          firstRef={allConcepts}
          options={optionsOf(concepts)}
          chosen={concept}
          onChoose={onConcept}
        />
      )}
      {shown.length === 0 ? (
        <Notice title="No Visualizations Available" mood="curious">
          <p>
            {all.length === 0
              ? 'New ones are on their way. The courses are full of things to try.'
              : 'There’s nothing on this idea yet.'}
          </p>
          {all.length === 0 ? (
            <ButtonLink to="/courses">View All Courses</ButtonLink>
          ) : (
            <Button
              onClick={() => {
                onConcept(undefined);
                allConcepts.current?.focus();
              }}
            >
              Show All Visualizations
            </Button>
          )}
        </Notice>
      ) : (
        <ul aria-label="Visualizations" className={grid}>
          {shown.map((one) => (
            <li key={one.id} className="min-w-0">
              <VisualizationCard visualization={one} isCompleted={isCompleted(one.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
