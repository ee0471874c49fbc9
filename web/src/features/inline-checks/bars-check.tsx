import { barStep } from '@qubloom/contract';
import { gradeBars, gridOfLine, wiresIn } from '@qubloom/curriculum';
import { formatBits } from '@qubloom/quantum';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Ket } from '../../diagrams/bars/ket.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { CheckProps } from './check-props.ts';

const accents: Readonly<Record<string, string>> = { 0: 'accent-zero', 1: 'accent-one' };

/** A native slider for each outcome, which can be dragged, tapped, or moved by the arrow keys. */
export function BarsCheck({ block, onGraded, onChanged }: CheckProps<'bars'>) {
  const wires = wiresIn(gridOfLine(block.circuit));
  const outcomes = Array.from({ length: 2 ** wires }, (_, index) => formatBits(index, wires));
  const [bars, setBars] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(outcomes.map((outcome) => [outcome, 0])),
  );
  // Eight of them fit on a phone's screen.
  const height = outcomes.length > 4 ? 'h-9' : 'h-12';
  const sum = Object.values(bars).reduce((total, percent) => total + percent, 0);
  return (
    <div className="flex flex-col">
      {outcomes.map((outcome) => {
        const percent = bars[outcome] ?? 0;
        return (
          <label key={outcome} className={clsx('flex items-center gap-2 sm:gap-3', height)}>
            <Ket bits={outcome} />
            <input
              type="range"
              min={0}
              max={100}
              step={barStep}
              value={percent}
              aria-valuetext={`${percent}%`}
              onChange={(event) => {
                const to = Number(event.currentTarget.value);
                setBars((now) => ({ ...now, [outcome]: to }));
                onChanged();
              }}
              className={clsx('h-full min-w-0 flex-1', accents[outcome] ?? 'accent-action')}
            />
            <span aria-hidden="true" className="w-12 text-right font-mono tabular-nums">
              {percent}%
            </span>
          </label>
        );
      })}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => void gradeBars(block, bars).then(onGraded)}>Check</Button>
        <p className="text-base text-ink-soft">
          Together: <strong className="font-semibold tabular-nums">{sum}%</strong>
        </p>
      </div>
    </div>
  );
}
