import { Eye } from 'lucide-react';
import { measure, type Cell } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { gateLabels } from './gate-labels.ts';

export interface GateBoxProps {
  readonly cell: Cell;
  /** Part of the task, which cannot be removed. */
  readonly fixed?: boolean;
  /** For circuits to compare, side by side. */
  readonly isSmall?: boolean;
}

/** Fills its container. */
export function GateBox({ cell, fixed = false, isSmall = false }: GateBoxProps) {
  const { label, detail } = gateLabels(cell);
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-full place-content-center border-2 text-center font-heading leading-none font-semibold select-none',
        isSmall ? 'rounded-md text-sm' : 'rounded-control text-lg sm:text-xl',
        cell === measure
          ? 'border-ink bg-surface text-ink'
          : fixed
            ? 'border-control bg-sunken text-ink'
            : 'border-action-strong bg-action text-on-action',
      )}
    >
      {cell === measure ? <Eye className={isSmall ? 'size-4' : 'size-6'} /> : label}
      {detail && (
        <span className={clsx('block font-mono', isSmall ? 'text-[0.5625rem]' : 'mt-0.5 text-xs')}>
          {detail}
        </span>
      )}
    </span>
  );
}
