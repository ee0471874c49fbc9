import type { WidgetProperties } from '@qubloom/contract';
import type { Cell } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { percent, spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { gateLabels } from '../../../diagrams/circuit-strip/gate-labels.ts';
import { clocksAfter, type Clock } from './phase-clock-state.ts';

/** Two clocks, one for each amplitude of a qubit: the disc shows its size and the hand its phase. */
export function PhaseClock({ gates, start }: WidgetProperties<'phase-clock'>) {
  const [applied, setApplied] = useState<readonly Cell[]>([]);
  useReportRun(applied.length > 0);
  const clocks = clocksAfter(start, applied);
  return (
    <div className="grid gap-3 sm:gap-4 low:grid-cols-[auto_minmax(0,1fr)] low:grid-rows-[1fr_auto_auto_auto_1fr] low:gap-y-1">
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
        {clocks.map(textOf).join(' ')}
      </p>
      <p className="text-center text-sm text-ink-soft low:row-start-4">
        Only the turn between the two hands counts. So the hand for 0 stays where it is.
      </p>
    </div>
  );
}

function textOf({ outcome, size, degrees }: Clock): string {
  if (size < 1e-9) return `No amplitude for ${outcome}.`;
  return `Hand for ${outcome} at ${degrees} degrees.`;
}

function ClockFace({ clock }: { readonly clock: Clock }) {
  const { outcome, size, degrees } = clock;
  const radius = 42 * size;
  const isZero = outcome === '0';
  return (
    <figure className="grid justify-items-center gap-1">
      <svg
        role="img"
        aria-label={`${textOf(clock)} Chance ${spokenPercent(size * size)}.`}
        viewBox="-50 -50 100 100"
        className="size-30 roomy:size-36 low:size-28"
      >
        <circle r="44" className="fill-sunken stroke-control" strokeWidth="1.5" />
        {[0, 90, 180, 270].map((at) => (
          <line
            key={at}
            x1="38"
            x2="44"
            transform={`rotate(${-at})`}
            className="stroke-control"
            strokeWidth="2"
          />
        ))}
        {size > 1e-9 && (
          <>
            <circle
              r={radius}
              className={isZero ? 'fill-zero-soft stroke-zero' : 'fill-one-soft stroke-one'}
              strokeWidth="2"
            />
            <g
              className="transition-transform duration-200"
              style={{ transform: `rotate(${-degrees}deg)` }}
            >
              <line x2={radius} className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
              <circle cx={radius} r="4" className="fill-ink" />
            </g>
          </>
        )}
      </svg>
      <figcaption className="text-center">
        <span
          className={clsx('font-mono font-semibold', isZero ? 'text-zero-ink' : 'text-one-ink')}
        >
          |{outcome}⟩
        </span>{' '}
        <span className="font-mono text-sm">{size < 1e-9 ? 'empty' : `${degrees}°`}</span>
        <span className="block text-sm text-ink-soft">chance {percent(size * size)}</span>
      </figcaption>
    </figure>
  );
}
