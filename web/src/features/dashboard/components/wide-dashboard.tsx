import type { ReactNode } from 'react';
import { DueInClass } from '../../../product/classes/due-in-class.tsx';
import { ChallengeList } from '../../../product/daily/challenge-list.tsx';
import { PathAhead } from '../../../product/guided-paths/path-ahead.tsx';
import { OwnQubi } from '../../../product/qubi/own-qubi.tsx';
import { PointsBadge } from '../../../product/rewards/points-badge.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import type { DashboardView } from '../use-dashboard.ts';
import { CheckpointCard } from './checkpoint-card.tsx';
import { DailyChallengeCard } from './daily-challenge-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { NextThingCard, SmallThings, useNextThing } from './next-thing.tsx';
import { VisualizationsCard } from './visualizations-card.tsx';
import { WeekCard } from './week-card.tsx';

export type DashboardTab = 'overview' | 'achievements' | 'challenges' | 'subscription';

const tabs: readonly { readonly value: DashboardTab; readonly label: string }[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'achievements', label: 'Achievements' },
  { value: 'challenges', label: 'Daily Challenges' },
  { value: 'subscription', label: 'Subscription' },
];

export interface WideDashboardProps {
  readonly view: DashboardView;
  readonly tab: DashboardTab;
  readonly onTab: (tab: DashboardTab) => void;
  readonly peopleCards: ReactNode;
  readonly consentCard: ReactNode;
  readonly achievementGrid: ReactNode;
  readonly trialBanner: ReactNode;
  readonly subscriptionPanel: ReactNode;
}

export function WideDashboard(props: WideDashboardProps) {
  const { view, tab, onTab, consentCard } = props;
  const { name, points, data } = view;
  const thing = useNextThing(data);
  const choose = (value: string) => {
    const chosen = tabs.find((known) => known.value === value);
    if (chosen) onTab(chosen.value);
  };
  return (
    <div className="page-width flex flex-col gap-8 py-10 low:gap-3 low:py-3">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <OwnQubi className="size-16 shrink-0 low:size-11" />
          <h1 className="text-3xl sm:text-4xl low:text-2xl">Welcome back, {name}!</h1>
        </div>
        <PointsBadge points={points} named className="px-4 py-1.5 text-base" />
      </header>
      {props.trialBanner}
      {props.peopleCards}
      <Tabs value={tab} onValueChange={choose}>
        <TabList aria-label="Dashboard">
          {tabs.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="overview" className="flex flex-col gap-5 low:mt-3">
          <FigureTiles data={data} screen="wide" />
          {data && <DueInClass />}
          {/* On a phone held sideways only one of them fits the screen: the one that leads on. */}
          <div className="grid gap-5 low:order-first lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
            <NextThingCard thing={thing} data={data} hasAllCoursesLink />
            <div className="grid gap-5">
              <WeekCard daysLearned={data?.daysLearnedThisWeek} />
              {thing !== 'puzzle' && <DailyChallengeCard />}
            </div>
          </div>
          {data && (
            <>
              <CheckpointCard open={data.openCheckpoint} />
              <SmallThings thing={thing} data={data} />
              <PathAhead />
              <VisualizationsCard />
              {consentCard}
            </>
          )}
        </TabPanel>
        <TabPanel value="achievements">
          <h2 className="sr-only">Achievements</h2>
          {props.achievementGrid}
        </TabPanel>
        <TabPanel value="challenges">
          <h2 className="sr-only">Daily Challenges</h2>
          <ChallengeList level={3} />
        </TabPanel>
        <TabPanel value="subscription">
          <h2 className="sr-only">Subscription</h2>
          {props.subscriptionPanel}
        </TabPanel>
      </Tabs>
    </div>
  );
}
