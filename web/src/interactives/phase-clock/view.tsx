import type { Cell } from '@qubloom/curriculum';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { gateLabels } from '../../diagrams/circuit-strip/gate-labels.ts';
import { ClockFace } from '../../diagrams/clock/clock-face.tsx';
import { clocksAfter, clockText } from '../../diagrams/clock/clocks.ts';
import type { ViewProps } from '../interactive.ts';

/** Two clocks, one for each amplitude of a qubit: the disc shows its size and the hand its phase. */
export function View({ gates, start }: ViewProps<'phase-clock'>) {
  const [applied, setApplied] = useState<readonly Cell[]>([]);
  useReportRun(applied.length > 0);
  const clocks = clocksAfter(start, applied);
  return (
    <div className="grid gap-3 sm:gap-4 low:grid-cols-[minmax(0,1fr)_minmax(11rem,1fr)] low:grid-rows-[1fr_auto_auto_auto_1fr] low:gap-y-1">
      <div className="flex flex-wrap justify-center gap-2 sm:gap-6 low:row-span-5 low:gap-2">
        {clocks.map((clock) => (
          <ClockFace key={clock.outcome} clock={clock} />
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-2 low:row-start-2">
        {gates.map((gate) => {
          const { label, detail, spoken } = gateLabels(gate);
          return (
            <Button
              key={gate}
              variant="secondary"
              aria-label={`Apply ${spoken}`}
              onClick={() => setApplied([...applied, gate])}
            >
              {label} {detail}
            </Button>
          );
        })}
        <Button variant="quiet" onClick={() => setApplied([])}>
          <RotateCcw aria-hidden /> To the start
        </Button>
      </div>
      <p aria-live="polite" className="min-h-6 text-center text-sm text-ink-soft low:row-start-3">
        {applied.length === 0
          ? 'No gate yet.'
          : `So far: ${applied.map((gate) => gateLabels(gate).spoken).join(', ')}.`}{' '}
        {clocks.map(clockText).join(' ')}
      </p>
      <p className="text-center text-sm text-ink-soft low:row-start-4">
        Only the turn between the two hands counts. So the hand for 0 stays where it is.
      </p>
    </div>
  );
}
