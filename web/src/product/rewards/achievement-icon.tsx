import { clsx } from 'clsx';
import {
  Anchor,
  ArrowUpWideNarrow,
  Award,
  BadgeCheck,
  Blocks,
  Brain,
  CalendarCheck,
  ChartLine,
  CircleQuestionMark,
  CircuitBoard,
  Compass,
  Crown,
  Dices,
  Eye,
  FerrisWheel,
  FingerprintPattern,
  Flag,
  Footprints,
  Gem,
  Hourglass,
  KeyRound,
  Layers,
  Lightbulb,
  LockKeyhole,
  MessagesSquare,
  Milestone,
  Moon,
  Mountain,
  Puzzle,
  Sailboat,
  Search,
  Ship,
  Sparkles,
  Sprout,
  Star,
  Telescope,
  Waves,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { seeded } from '../../ui/brand/seed.ts';

/** The icons that achievements name. An unknown name is shown as a plain badge. */
const icons: Readonly<Record<string, LucideIcon>> = {
  anchor: Anchor,
  'arrow-up-wide-narrow': ArrowUpWideNarrow,
  'badge-check': BadgeCheck,
  blocks: Blocks,
  brain: Brain,
  'calendar-check': CalendarCheck,
  'chart-line': ChartLine,
  'circle-question-mark': CircleQuestionMark,
  'circuit-board': CircuitBoard,
  compass: Compass,
  crown: Crown,
  dices: Dices,
  eye: Eye,
  'ferris-wheel': FerrisWheel,
  'fingerprint-pattern': FingerprintPattern,
  flag: Flag,
  footprints: Footprints,
  gem: Gem,
  hourglass: Hourglass,
  'key-round': KeyRound,
  layers: Layers,
  lightbulb: Lightbulb,
  'lock-keyhole': LockKeyhole,
  'messages-square': MessagesSquare,
  milestone: Milestone,
  moon: Moon,
  mountain: Mountain,
  puzzle: Puzzle,
  sailboat: Sailboat,
  search: Search,
  ship: Ship,
  sparkles: Sparkles,
  sprout: Sprout,
  star: Star,
  telescope: Telescope,
  waves: Waves,
  wrench: Wrench,
};

export interface AchievementIconProps {
  readonly icon: string;
  readonly unlocked: boolean;
  readonly className?: string;
}

/** A badge: its icon on a night-blue ground, surrounded by ripples once it is earned. */
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
