/** Links between learners and the grown-ups who see their records, from either side. */
import type { CurrentUser, UserId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/display/card.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { GrownUpsView, type FamilyCards } from './components/grown-ups-view.tsx';
import { LearnersView } from './components/learners-view.tsx';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { familyQuery } from './queries.ts';

export interface FamilyPageProps extends FamilyCards {
  readonly user: CurrentUser;
  /** Learner whom a grown-up is here for. */
  readonly learnerId: number | undefined;
  readonly onLearner: (id: UserId) => void;
  /** True for a grown-up who is here to buy this learner's plan, or has just paid. */
  readonly isPlanFirst: boolean;
}

export function FamilyPage({ user, ...view }: FamilyPageProps) {
  const { data: family, isError, refetch } = useQuery(familyQuery);
  const isGrownUp = user.ageRange === '18-plus';
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl sm:text-4xl">Family</h1>
        {isGrownUp && family?.learners.length === 0 && (
          <p className="max-w-[60ch] text-ink-soft sm:text-lg">See how your child learns.</p>
        )}
        {!isGrownUp && (
          <p className="max-w-[60ch] text-ink-soft sm:text-lg">
            You decide together how you learn. Here you see who can look at your progress.
          </p>
        )}
      </header>
      {!family && isError && <NotLoaded onRetry={() => void refetch()} />}
      {!family && !isError && <FamilyLoading />}
      {family &&
        (isGrownUp ? (
          <GrownUpsView family={family} {...view} />
        ) : (
          <LearnersView family={family} ageRange={user.ageRange} />
        ))}
    </div>
  );
}

function FamilyLoading(): ReactNode {
  return (
    <Loading label="Getting your family page..." className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-8 w-24" />
        <Skeleton className="h-28" />
      </Card>
    </Loading>
  );
}
