import type { LearnerRecord } from '@qubloom/contract';
import { AchievementIcon } from '../rewards/achievement-icon.tsx';
import { dayText } from './record-days.ts';

export function BadgeList({ badges }: Pick<LearnerRecord, 'badges'>) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {badges.map(({ name, description, icon, earnedOn }) => (
        <li key={name} className="flex items-center gap-4">
          <AchievementIcon icon={icon} unlocked className="size-12" />
          <div className="min-w-0 flex-1">
            <h3 className="text-base">{name}</h3>
            <p className="text-[0.9375rem] text-ink-soft">{description}</p>
            <p className="text-sm text-ink-soft">{dayText(earnedOn)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
