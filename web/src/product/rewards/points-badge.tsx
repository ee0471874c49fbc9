import { clsx } from 'clsx';
import { Sparkle } from 'lucide-react';

/** As `Intl` would write it, which takes a phone 30 ms to set up. */
const withCommas = (points: number) => String(points).replace(/\B(?=(?:\d{3})+$)/g, ',');

export interface PointsBadgeProps {
  readonly points: number;
  /** Also shows the words "Quantum Points", or only on a wide screen; they are read out either way. */
  readonly named?: boolean | 'wide';
  readonly className?: string;
}

export function PointsBadge({ points, named = false, className }: PointsBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full bg-points-soft px-3 py-1 text-sm font-semibold whitespace-nowrap text-points-ink',
        className,
      )}
    >
      <Sparkle aria-hidden="true" className="size-4 fill-points text-points" />
      <span className="tabular-nums">{withCommas(points)}</span>
      <span className={named === 'wide' ? 'max-xl:sr-only' : named ? undefined : 'sr-only'}>
        Quantum Points
      </span>
    </span>
  );
}
