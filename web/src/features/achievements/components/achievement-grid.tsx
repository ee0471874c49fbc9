import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/skeleton.tsx';
import { unlockedFirst } from '../badges-state.ts';
import { useAchievements } from '../use-achievements.ts';
import { AchievementCard, AchievementCardSkeleton } from './achievement-card.tsx';

const grid = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]';

/** Every badge, unlocked ones first. */
export function AchievementGrid() {
  const { data: achievements, isError, refetch } = useAchievements();
  if (isError) {
    return (
      <Notice title="Your badges did not load" tone="error">
        <p>They are safe. Try again in a moment.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!achievements) {
    return (
      <Loading label="Loading achievements" className={grid}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <AchievementCardSkeleton key={index} />
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
