import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useIdle } from '../../../lib/code-loading/use-idle.ts';
import { AchievementIcon } from '../../../product/rewards/achievement-icon.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { stripOf } from '../badges-state.ts';
import { useAchievements } from '../use-achievements.ts';

/** A few badges, unlocked ones first. */
export function AchievementStrip() {
  const { data: achievements, isError } = useAchievements(useIdle());
  return (
    <section aria-labelledby="strip">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="strip" className="text-lg">
          Achievements
        </h2>
        <Link
          to="/achievements"
          className="inline-flex min-h-11 items-center rounded-lg px-2 font-medium text-action-ink hover:underline"
        >
          See All
        </Link>
      </div>
      {isError ? (
        <p className="text-ink-soft">Your badges did not load. They are safe.</p>
      ) : achievements ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.25rem),1fr))] gap-x-1 gap-y-5 py-3 sm:grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))]">
          {stripOf(achievements).map(({ id, name, icon, unlocked }) => (
            <li key={id} className="flex min-w-0 flex-col items-center gap-2 text-center">
              <AchievementIcon icon={icon} unlocked={unlocked} className="ring-offset-ground" />
              <span
                className={clsx('text-[0.8125rem] leading-tight', !unlocked && 'text-ink-soft')}
              >
                {name}
                {!unlocked && <span className="sr-only"> (locked)</span>}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Loading
          label="Loading achievements"
          className="grid grid-cols-4 gap-x-2 py-3 sm:grid-cols-8"
        >
          {[0, 1, 2, 3].map((index) => (
            <div key={index} className="flex flex-col items-center gap-2">
              <Skeleton className="size-16 max-w-full rounded-full" />
              <Skeleton className="h-3 w-14" />
            </div>
          ))}
        </Loading>
      )}
    </section>
  );
}
