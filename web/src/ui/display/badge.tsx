import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'action' | 'zero' | 'one' | 'points' | 'good' | 'bad';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  action: 'bg-action-soft text-action-ink',
  zero: 'bg-zero-soft text-zero-ink',
  one: 'bg-one-soft text-one-ink',
  points: 'bg-points-soft text-points-ink',
  good: 'bg-good-soft text-good-ink',
  bad: 'bg-bad-soft text-bad-ink',
};

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[0.8125rem] leading-5 font-medium whitespace-nowrap forced-colors:border [&_svg]:size-[1.1em]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
