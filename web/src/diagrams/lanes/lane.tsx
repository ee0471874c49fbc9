import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';

/** A stop of something that passes: its start, a change, a measurement, or nothing yet. */
export interface LaneStop {
  readonly kind: 'zero' | 'one' | 'gate' | 'measurement' | 'open';
  readonly text: string;
}

export interface LaneProps {
  readonly label: string;
  readonly stops: readonly LaneStop[];
  /** Keeps it in one row, however narrow its container. */
  readonly isSmall?: boolean;
}

const styles: Record<LaneStop['kind'], string> = {
  zero: 'border-zero bg-zero-soft font-mono text-zero-ink',
  one: 'border-one bg-one-soft font-mono text-one-ink',
  gate: 'border-action bg-action-soft font-mono font-semibold text-action-ink',
  measurement: 'border-control bg-surface text-ink',
  open: 'border-dashed border-control bg-surface text-ink-soft',
};

/** The stops of one thing, in order from left to right. */
export function Lane({ label, stops, isSmall = false }: LaneProps) {
  return (
    <ol
      aria-label={label}
      className={clsx(
        'flex flex-wrap items-center gap-y-2',
        isSmall ? 'gap-x-0.5' : 'gap-x-1 sm:gap-x-1.5',
      )}
    >
      {stops.map(({ kind, text }, at) => (
        <li key={at} className="flex items-center gap-1 sm:gap-1.5">
          {at > 0 && !isSmall && (
            <ArrowRight aria-hidden className="size-3 text-ink-soft sm:size-4" />
          )}
          <span
            className={clsx(
              'grid place-items-center rounded-control border-[1.5px] leading-tight',
              isSmall
                ? 'min-h-8 px-1 text-sm @5xl/scene:px-2'
                : 'min-h-10 min-w-10 px-2 text-base sm:px-2.5',
              styles[kind],
            )}
          >
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
