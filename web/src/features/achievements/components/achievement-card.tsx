import type { Achievement } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Check, Lock } from 'lucide-react';
import { AchievementIcon } from '../../../product/rewards/achievement-icon.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function AchievementCard({ achievement }: { readonly achievement: Achievement }) {
  const { name, description, icon, pointsAwarded, unlocked, progress } = achievement;
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-4 rounded-card border p-4 sm:p-5',
        unlocked ? 'border-line bg-surface shadow-card' : 'border-line bg-transparent',
      )}
    >
      <AchievementIcon icon={icon} unlocked={unlocked} />
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h3 className="text-lg">{name}</h3>
        <p className="mt-0.5 text-[0.9375rem] text-ink-soft">{description}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {pointsAwarded > 0 && (
            <span className="font-semibold text-points-ink">+{pointsAwarded} points</span>
          )}
          {progress && (
            <span className="text-ink-soft tabular-nums">
              {progress.have} of {progress.need}
            </span>
          )}
          {unlocked ? (
            <span className="inline-flex items-center gap-1 text-good-ink">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              Unlocked
            </span>
          ) : (
            <span className="inline-flex items-center gap-1 text-ink-soft">
              <Lock aria-hidden="true" className="size-3.5" />
              Locked
            </span>
          )}
        </p>
        {progress && progress.have > 0 && (
          <Progress
            value={(100 * progress.have) / progress.need}
            label={`Done of ${name}`}
            className="mt-2"
          />
        )}
      </div>
    </li>
  );
}

export function AchievementCardSkeleton() {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <Skeleton className="size-16 shrink-0 rounded-full" />
      <div className="flex flex-1 flex-col gap-2.5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-20" />
      </div>
    </div>
  );
}
