import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const radius = 42;
const around = 2 * Math.PI * radius;

export interface WeekRingProps {
  /** From 0 to 1. */
  readonly filled: number;
  /** The ring is in a deep window. */
  readonly isDeep?: boolean;
  readonly className?: string;
  /** Content of the middle. */
  readonly children: ReactNode;
}

/** A ring that fills with the learning days of the week. The text beside it says the same. */
export function WeekRing({ filled, isDeep = false, className, children }: WeekRingProps) {
  const ring = { cx: 50, cy: 50, r: radius, fill: 'none', strokeWidth: 10 };
  return (
    <div className={clsx('relative grid shrink-0 place-items-center', className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle {...ring} className={isDeep ? 'stroke-deep-line' : 'stroke-zero-soft'} />
        {filled > 0 && (
          <circle
            {...ring}
            strokeLinecap="round"
            strokeDasharray={`${filled * around} ${around}`}
            className={clsx(
              'transition-[stroke-dasharray] duration-250',
              isDeep ? 'stroke-deep-zero' : 'stroke-zero',
            )}
          />
        )}
      </svg>
      {children}
    </div>
  );
}
