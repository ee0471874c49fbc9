import { clsx } from 'clsx';
import {
  ArrowUpWideNarrow,
  Award,
  BadgeCheck,
  Blocks,
  CalendarCheck,
  Eye,
  Flame,
  Footprints,
  Gem,
  ListChecks,
  Mountain,
  Sailboat,
  Search,
  Sparkles,
  TrendingUp,
  Undo2,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { seeded } from './waves/seed.ts';

/** The icons that achievements name. One that is not here is shown as a plain badge. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'arrow-up-wide-narrow': ArrowUpWideNarrow,
  'badge-check': BadgeCheck,
  blocks: Blocks,
  'calendar-check': CalendarCheck,
  eye: Eye,
  flame: Flame,
  footprints: Footprints,
  gem: Gem,
  'list-checks': ListChecks,
  mountain: Mountain,
  sailboat: Sailboat,
  search: Search,
  sparkles: Sparkles,
  'trending-up': TrendingUp,
  'undo-2': Undo2,
  waves: Waves,
};

export interface AchievementIconProps {
  readonly icon: string;
  readonly unlocked: boolean;
  readonly className?: string;
}

/** A badge: its icon on the night-blue ground, with ripples around it once it is earned. */
export function AchievementIcon({ icon, unlocked, className }: AchievementIconProps) {
  const Icon = icons[icon] ?? Award;
  const next = seeded(icon);
  const middle = { x: 12 + next() * 40, y: 12 + next() * 40 };
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-full',
        unlocked
          ? 'bg-deep text-deep-points ring-2 ring-points ring-offset-2 ring-offset-surface'
          : 'bg-sunken text-ink-soft ring-1 ring-line',
        className,
      )}
    >
      <svg viewBox="0 0 64 64" fill="none" strokeWidth="1.5" className="absolute inset-0">
        {[8, 16, 24, 32, 40, 48].map((radius, index) => (
          <circle
            key={radius}
            cx={middle.x}
            cy={middle.y}
            r={radius}
            stroke={unlocked ? (index % 2 === 0 ? '#3fe0cd' : '#ff8f75') : 'currentColor'}
            strokeOpacity={unlocked ? 0.5 : 0.12}
          />
        ))}
      </svg>
      <Icon className="relative size-[44%]" />
    </span>
  );
}
