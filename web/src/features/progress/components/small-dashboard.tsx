import { PointsBadge } from '../../../ui/points-badge.tsx';
import type { DashboardView } from '../use-dashboard.ts';
import { AchievementStrip } from './achievement-strip.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { LearningCard } from './learning-card.tsx';
import { SmallChallengeCard } from './small-challenge-card.tsx';
import { WeekCard } from './week-ring.tsx';

export function SmallDashboard({ view }: { readonly view: DashboardView }) {
  const { name, points, data, achievements, retryAchievements } = view;
  return (
    <div className="page-width flex flex-col gap-5 py-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Welcome, {name}!</h1>
        <PointsBadge points={points} />
      </header>
      <FigureTiles data={data} screen="small" />
      <LearningCard current={data && data.currentCourse} hasAllCoursesLink={false} />
      <WeekCard daysLearned={data?.daysLearnedThisWeek} />
      <SmallChallengeCard />
      <AchievementStrip achievements={achievements} hasFailed={retryAchievements !== undefined} />
    </div>
  );
}
