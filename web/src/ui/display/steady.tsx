import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SteadyProps {
  /** The contents that may appear in this place. */
  readonly items: readonly ReactNode[];
  /** The index of the one that is seen. */
  readonly shown: number;
}

/** One of several things, in a place that is as large as the largest of them: nothing moves when another one comes. */
export function Steady({ items, shown }: SteadyProps) {
  return (
    <span className="grid">
      {items.map((item, index) => (
        <span
          key={index}
          aria-hidden={index !== shown}
          className={clsx('col-start-1 row-start-1', index !== shown && 'invisible')}
        >
          {item}
        </span>
      ))}
    </span>
  );
}
