/** Points and badges that the server gave, in a deep window. They are never computed here. */
import type { AwardedAchievement } from '@qubloom/contract';
import { Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Counted } from './counted.tsx';
import { AchievementIcon } from './achievement-icon.tsx';

export function EarnedPoints({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 font-semibold text-deep-points">
      <Sparkle aria-hidden="true" className="size-5 shrink-0 animate-spring fill-deep-points" />
      <span>{children}</span>
    </p>
  );
}

export interface NewBadgesProps {
  readonly achievements: readonly AwardedAchievement[];
}

/** Renders nothing if there are none. */
export function NewBadges({ achievements }: NewBadgesProps) {
  if (achievements.length === 0) return null;
  return (
    <ul aria-label="New badges" className="flex flex-wrap gap-4">
      {achievements.map(({ id, icon, name, description, pointsAwarded }) => (
        <li key={id} className="flex min-w-[min(100%,15rem)] flex-1 flex-wrap items-center gap-4">
          <AchievementIcon icon={icon} unlocked className="animate-spring ring-offset-deep!" />
          <div className="min-w-[min(100%,9rem)] flex-1">
            <p className="text-sm font-medium text-deep-points">Achievement Unlocked!</p>
            <p className="font-heading text-lg font-semibold">{name}</p>
            <p className="text-sm text-deep-soft">
              {description}{' '}
              {pointsAwarded > 0 && (
                <span className="font-semibold whitespace-nowrap text-deep-points">
                  +{pointsAwarded} points
                </span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface EarnedSumProps extends NewBadgesProps {
  /** Points for the work itself, without those of the badges. */
  readonly points: number;
}

/** Adds up what was earned. Renders nothing if there is nothing to add. */
export function EarnedSum({ points, achievements }: EarnedSumProps) {
  const parts = [points, ...achievements.map(({ pointsAwarded }) => pointsAwarded)].filter(
    (part) => part > 0,
  );
  if (parts.length < 2) return null;
  return (
    <p className="font-heading text-xl font-semibold text-deep-points">
      {parts.join(' + ')} = <Counted number={parts.reduce((sum, part) => sum + part, 0)} /> Quantum
      Points
    </p>
  );
}
