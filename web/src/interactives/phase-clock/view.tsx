import type { Cell } from '@qubloom/curriculum';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { ClockFace } from '../../diagrams/clock/clock-face.tsx';
import { clocksAfter, clockText } from '../../diagrams/clock/clocks.ts';
import { GateSequence } from '../../diagrams/gate-sequence/gate-sequence.tsx';
import type { ViewProps } from '../interactive.ts';

/** Two clocks, one for each amplitude of a qubit: the disc shows its size and the hand its phase. */
export function View({ gates, start }: ViewProps<'phase-clock'>) {
  const [applied, setApplied] = useState<readonly Cell[]>([]);
  useReportRun(applied.length > 0);
  const clocks = clocksAfter(start, applied);
  return (
    <div className="grid gap-3 sm:gap-4 low:grid-cols-[minmax(0,1fr)_minmax(11rem,1fr)] low:grid-rows-[1fr_auto_auto_1fr] low:gap-y-1">
      <div className="flex flex-wrap justify-center gap-2 sm:gap-6 low:row-span-4 low:gap-2">
        {clocks.map((clock) => (
          <ClockFace key={clock.outcome} clock={clock} />
        ))}
      </div>
      <GateSequence
        gates={gates}
        applied={applied}
        onChange={setApplied}
        backLabel="To the start"
        className="low:row-start-2"
      >
        {clocks.map(clockText).join(' ')}
      </GateSequence>
      <p className="text-center text-sm text-ink-soft low:row-start-3">
        Only the turn between the two hands counts. So the hand for 0 stays where it is.
      </p>
    </div>
  );
}
