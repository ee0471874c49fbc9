import type { Dashboard } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Flame, Gauge, Layers, Trophy, type LucideIcon } from 'lucide-react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { figuresOf, type DashboardFigures } from '../dashboard-state.ts';

type Names = Readonly<Record<keyof DashboardFigures, string>>;

const wideNames: Names = {
  streak: 'Current Streak',
  progress: 'Course Progress',
  achievements: 'Achievements',
  level: 'Knowledge Level',
};
const smallNames: Names = {
  streak: 'Streak',
  progress: 'Progress',
  achievements: 'Achievements',
  level: 'Level',
};

interface Tile {
  readonly figure: keyof DashboardFigures;
  readonly icon: LucideIcon;
  readonly style: string;
}

const tiles: readonly Tile[] = [
  { figure: 'streak', icon: Flame, style: 'bg-one-soft text-one-ink' },
  { figure: 'progress', icon: Gauge, style: 'bg-zero-soft text-zero-ink' },
  { figure: 'achievements', icon: Trophy, style: 'bg-points-soft text-points-ink' },
  { figure: 'level', icon: Layers, style: 'bg-action-soft text-action-ink' },
];

export interface FigureTilesProps {
  /** Undefined while it loads. */
  readonly data: Dashboard | undefined;
  readonly screen: 'wide' | 'small';
}

/** Tiles for streak, progress, achievements, and level. */
export function FigureTiles({ data, screen }: FigureTilesProps) {
  const names = screen === 'wide' ? wideNames : smallNames;
  const figures = data && figuresOf(data);
  return (
    <dl
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-3',
        'sm:grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))]',
        'lg:grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] lg:gap-5',
      )}
    >
      {tiles.map(({ figure, icon: Icon, style }) => (
        <div
          key={figure}
          className="relative flex min-h-18 flex-col-reverse justify-center rounded-card border border-line bg-surface py-3 pr-2 pl-14 shadow-card sm:min-h-24 sm:pl-22"
        >
          <dt className="text-[0.8125rem] leading-snug text-ink-soft sm:text-sm">
            {names[figure]}
          </dt>
          <dd className="font-heading text-2xl leading-tight font-semibold tabular-nums">
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1/2 left-3 grid size-9 -translate-y-1/2 place-items-center rounded-full sm:left-5 sm:size-13',
                style,
              )}
            >
              <Icon className="size-5 sm:size-6" />
            </span>
            {figures ? figures[figure] : <Skeleton className="my-0.75 h-6 w-14" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
