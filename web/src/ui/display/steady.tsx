import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SteadyProps {
  /** The contents that may appear in this place. */
  readonly items: readonly ReactNode[];
  /** Index of the visible one. */
  readonly shown: number;
}

/**
 * Shows one of several contents in a place as large as the largest of them, so that nothing moves when the content
 * changes.
 */
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
