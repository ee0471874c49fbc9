import type { Cell } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { gateLabels } from '../circuit-strip/gate-labels.ts';

export interface GateSequenceProps {
  /** The gates that may be applied. */
  readonly gates: readonly Cell[];
  readonly applied: readonly Cell[];
  readonly onChange: (applied: readonly Cell[]) => void;
  /** Words of the button that takes all gates back. */
  readonly backLabel: string;
  /** Announced after the applied gates. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Buttons that apply one gate after another, and the names of the gates that were applied. */
export function GateSequence(props: GateSequenceProps) {
  const { gates, applied, onChange, backLabel, children, className } = props;
  return (
    <div className={clsx('grid gap-3 low:gap-1', className)}>
      <div className="flex flex-wrap justify-center gap-2">
        {gates.map((gate) => {
          const { label, detail, spoken } = gateLabels(gate);
          return (
            <Button
              key={gate}
              variant="secondary"
              aria-label={`Apply ${spoken}`}
              onClick={() => onChange([...applied, gate])}
            >
              {label} {detail}
            </Button>
          );
        })}
        <Button variant="quiet" onClick={() => onChange([])}>
          <RotateCcw aria-hidden /> {backLabel}
        </Button>
      </div>
      <p aria-live="polite" className="min-h-6 text-center text-sm text-ink-soft">
        {applied.length === 0
          ? 'No gate yet.'
          : `So far: ${applied.map((gate) => gateLabels(gate).spoken).join(', ')}.`}{' '}
        {children}
      </p>
    </div>
  );
}
