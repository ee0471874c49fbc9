import { Eye } from 'lucide-react';
import { measure, type Cell } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { gateLabels } from './gate-labels.ts';

export interface GateBoxProps {
  readonly cell: Cell;
  /** Part of the task, which cannot be removed. */
  readonly fixed?: boolean;
}

/** Fills its container. */
export function GateBox({ cell, fixed = false }: GateBoxProps) {
  const { label, detail } = gateLabels(cell);
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-full place-content-center rounded-control border-2 text-center font-heading text-lg leading-none font-semibold select-none sm:text-xl',
        cell === measure
          ? 'border-ink bg-surface text-ink'
          : fixed
            ? 'border-control bg-sunken text-ink'
            : 'border-action-strong bg-action text-on-action',
      )}
    >
      {cell === measure ? <Eye className="size-6" /> : label}
      {detail && <span className="mt-0.5 block font-mono text-xs">{detail}</span>}
    </span>
  );
}
