import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import { LevelBar } from './level-bar.tsx';

export interface ShareBarProps {
  readonly name: string;
  /** From 0 to 1; null if nothing has been counted yet. */
  readonly share: number | null;
  /** `strong` for counted shares, `soft` for exact ones, and `line` for a limit. */
  readonly tone?: 'strong' | 'soft' | 'line';
}

const tones = {
  strong: 'bg-action forced-colors:bg-[CanvasText]',
  soft: 'border-2 border-action bg-action-soft forced-colors:bg-[CanvasText]',
  line: 'border-r-4 border-points bg-points-soft forced-colors:bg-[CanvasText]',
} as const;

/** A share of all tries, as a bar with its name and its number. */
export function ShareBar({ name, share, tone = 'strong' }: ShareBarProps) {
  return (
    <div className="@container text-sm">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 @3xs:grid-cols-[7rem_minmax(0,1fr)_3.75rem] @md:grid-cols-[8.5rem_1fr_4.5rem] @md:gap-x-3">
        <span className="leading-tight">{name}</span>
        <LevelBar
          share={share ?? 0}
          fill={clsx(tones[tone], !share && 'opacity-0')}
          className="h-5 bg-sunken sm:h-6 @max-3xs:order-last @max-3xs:col-span-2"
        />
        <span className="text-right font-mono whitespace-nowrap tabular-nums">
          {share === null ? '–' : percent(share)}
        </span>
      </div>
    </div>
  );
}
