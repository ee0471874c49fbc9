import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Card } from '../../ui/display/card.tsx';
import { useAuth } from '../learner/auth.tsx';
import { myGuidedPathsQuery } from './my-paths-query.ts';

/** Links to the next step of the latest path, or to all paths if the learner has not started any. */
export function PathAhead() {
  const { user } = useAuth();
  const { data, isPending } = useQuery({ ...myGuidedPathsQuery, enabled: user !== null });
  if (!user || isPending) return null;
  const ahead = data?.find(({ progress }) => progress.currentStepNumber !== null);
  if (!ahead) {
    return (
      <AheadCard title="Guided Paths" text="Build one small circuit after another.">
        <ButtonLink to="/guided-paths" variant="secondary">
          Choose a Path
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </AheadCard>
    );
  }
  const { path, progress } = ahead;
  const step = progress.currentStepNumber ?? 1;
  return (
    <AheadCard
      title={`Your Path: ${path.title}`}
      text={`Step ${step} of ${path.stepCount} comes next.`}
    >
      <ButtonLink
        to="/guided-paths/$id"
        params={{ id: String(path.id) }}
        search={{ step }}
        variant="secondary"
      >
        Go to Step {step}
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </AheadCard>
  );
}

interface AheadCardProps {
  readonly title: string;
  readonly text: string;
  /** The link to the path. */
  readonly children: ReactNode;
}

function AheadCard({ title, text, children }: AheadCardProps) {
  return (
    <Card as="section" aria-labelledby="path-ahead" className="flex flex-wrap items-center gap-4">
      <Route aria-hidden="true" className="size-8 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,11rem)] flex-1">
        <h2 id="path-ahead" className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  );
}
