import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface PortraitProps {
  readonly ground: string;
  readonly wave: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A head in a round picture with a wave behind it. Decoration beside a name. */
export function Portrait({ ground, wave, className, children }: PortraitProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={clsx('rounded-full', className)}>
      <circle cx="48" cy="48" r="48" fill={ground} />
      <path d="M0 62q12-8 24 0t24 0 24 0 24 0v34H0Z" fill={wave} opacity=".75" />
      {children}
    </svg>
  );
}
