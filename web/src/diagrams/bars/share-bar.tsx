import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';

export interface ShareBarProps {
  readonly name: string;
  /** From 0 to 1; null where there is nothing to count yet. */
  readonly share: number | null;
  /** Strong for what was counted, soft for what is exact, a line for a limit. */
  readonly tone?: 'strong' | 'soft' | 'line';
}

const tones = {
  strong: 'bg-action',
  soft: 'border-2 border-action bg-action-soft',
  line: 'border-r-4 border-points bg-points-soft',
} as const;

/** A share of all tries as a bar with its name and its number. */
export function ShareBar({ name, share, tone = 'strong' }: ShareBarProps) {
  return (
    <div className="@container text-sm">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 @3xs:grid-cols-[7rem_minmax(0,1fr)_3.75rem] @md:grid-cols-[8.5rem_1fr_4.5rem] @md:gap-x-3">
        <span className="leading-tight">{name}</span>
        <span
          aria-hidden
          className="h-5 rounded-md bg-sunken sm:h-6 @max-3xs:order-last @max-3xs:col-span-2"
        >
          <span
            className={clsx(
              'block h-full rounded-md transition-[width] duration-200 forced-colors:bg-[CanvasText]',
              tones[tone],
              !share && 'opacity-0',
            )}
            style={{ width: `${(share ?? 0) * 100}%` }}
          />
        </span>
        <span className="text-right font-mono whitespace-nowrap tabular-nums">
          {share === null ? '–' : percent(share)}
        </span>
      </div>
    </div>
  );
}
