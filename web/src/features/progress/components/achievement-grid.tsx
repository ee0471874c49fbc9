import type { Achievement } from '@qubloom/contract';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { unlockedFirst } from '../dashboard-state.ts';
import { AchievementCard, AchievementCardSkeleton } from './achievement-card.tsx';

export interface AchievementGridProps {
  /** None while they are on their way. */
  readonly achievements: readonly Achievement[] | undefined;
  readonly onRetry: (() => void) | undefined;
}

const grid = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]';

/** Every badge, unlocked ones first. */
export function AchievementGrid({ achievements, onRetry }: AchievementGridProps) {
  if (onRetry) {
    return (
      <Notice title="Your badges did not load" tone="error">
        <p>They are safe. Try again in a moment.</p>
        <Button onClick={onRetry}>Try Again</Button>
      </Notice>
    );
  }
  if (!achievements) {
    return (
      <Loading label="Loading achievements" className={grid}>
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <AchievementCardSkeleton key={place} />
        ))}
      </Loading>
    );
  }
  return (
    <ul className={grid}>
      {unlockedFirst(achievements).map((achievement) => (
        <AchievementCard key={achievement.id} achievement={achievement} />
      ))}
    </ul>
  );
}
