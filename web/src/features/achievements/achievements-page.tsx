/** All badges, and which of them the learner has. */
import type { ReactNode } from 'react';
import { Progress } from '../../ui/feedback/progress.tsx';
import { nearestOf } from './badges-state.ts';
import { AchievementCard } from './components/achievement-card.tsx';
import { AchievementGrid } from './components/achievement-grid.tsx';
import { useAchievements } from './use-achievements.ts';

export interface AchievementsPageProps {
  /** Certificates of finished courses. */
  readonly certificates: ReactNode;
}

export function AchievementsPage({ certificates }: AchievementsPageProps) {
  const { data: achievements } = useAchievements();
  const total = achievements?.length ?? 0;
  const earned = achievements?.filter(({ unlocked }) => unlocked).length ?? 0;
  const nearest = achievements && nearestOf(achievements);
  return (
    <div className="page-width flex flex-col gap-8 py-6 sm:py-10 low:py-3">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl sm:text-4xl">Achievements</h1>
        <p className="max-w-[60ch] text-ink-soft sm:text-lg">
          Each badge is for something you really did. None is for being fast.
        </p>
        {total > 0 && (
          <div className="flex max-w-md items-center gap-4">
            <Progress value={(earned / total) * 100} label="Badges unlocked" className="flex-1" />
            <span className="text-sm font-medium tabular-nums">
              {earned} of {total}
            </span>
          </div>
        )}
      </header>
      {nearest && (
        <section aria-labelledby="nearest" className="flex flex-col gap-3">
          <h2 id="nearest" className="text-xl">
            Almost yours
          </h2>
          <ul className="max-w-xl">
            <AchievementCard achievement={nearest} />
          </ul>
        </section>
      )}
      {certificates}
      <h2 className="sr-only">All badges</h2>
      <AchievementGrid />
    </div>
  );
}
