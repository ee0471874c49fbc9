import { clsx } from 'clsx';
import { Sparkle } from 'lucide-react';

/** Formats like `Intl`, which takes a phone 30 ms to set up. */
const withCommas = (points: number) => String(points).replace(/\B(?=(?:\d{3})+$)/g, ',');

export interface PointsBadgeProps {
  readonly points: number;
  /**
   * Also shows the words "Quantum Points", always or only on a wide screen. Screen readers announce them in any
   * case.
   */
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
