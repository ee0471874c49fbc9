import type { ReactNode } from 'react';
import { DueInClass } from '../../../product/classes/due-in-class.tsx';
import { PathAhead } from '../../../product/guided-paths/path-ahead.tsx';
import { OwnQubi } from '../../../product/qubi/own-qubi.tsx';
import { PointsBadge } from '../../../product/rewards/points-badge.tsx';
import type { DashboardView } from '../use-dashboard.ts';
import { CheckpointCard } from './checkpoint-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { NextThingCard, SmallThings, useNextThing } from './next-thing.tsx';
import { SmallChallengeCard } from './small-challenge-card.tsx';
import { VisualizationsCard } from './visualizations-card.tsx';
import { WeekCard } from './week-card.tsx';

export interface SmallDashboardProps {
  readonly view: DashboardView;
  readonly peopleCards: ReactNode;
  readonly consentCard: ReactNode;
  readonly achievementStrip: ReactNode;
  readonly trialBanner: ReactNode;
}

export function SmallDashboard(props: SmallDashboardProps) {
  const { view, peopleCards, consentCard, achievementStrip, trialBanner } = props;
  const { name, points, data } = view;
  const thing = useNextThing(data);
  return (
    <div className="page-width flex flex-col gap-5 py-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <OwnQubi className="size-11 shrink-0" />
          <h1 className="text-2xl">Welcome, {name}!</h1>
        </div>
        <PointsBadge points={points} />
      </header>
      {trialBanner}
      {peopleCards}
      {data && <DueInClass />}
      <NextThingCard thing={thing} data={data} hasAllCoursesLink={false} />
      {thing !== 'puzzle' && <SmallChallengeCard />}
      <FigureTiles data={data} screen="small" />
      {data && (
        <>
          <CheckpointCard open={data.openCheckpoint} />
          <SmallThings thing={thing} data={data} />
          <PathAhead />
          <VisualizationsCard />
          {consentCard}
          <WeekCard daysLearned={data.daysLearnedThisWeek} />
          {achievementStrip}
        </>
      )}
    </div>
  );
}
