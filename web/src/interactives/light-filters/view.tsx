import { percent } from '@qubloom/contract';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { spokenPercent } from '../../diagrams/bars/amplitudes.ts';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import type { ViewProps } from '../interactive.ts';
import { LightPath } from './components/light-path.tsx';
import { evenAngles, lightBehind } from './state.ts';

const mostBetween = 8;
const crossed = 90;
const step = 5;

/**
 * A lamp, filters for its light, and an eye behind them. The learner turns the last filter, or adds more between.
 */
export function View({ between: canAdd }: ViewProps<'light-filters'>) {
  const [between, setBetween] = useState(0);
  const [last, setLast] = useState(canAdd ? crossed : 0);
  const [middle, setMiddle] = useState(crossed / 2);
  const [isTouched, setTouched] = useState(false);
  useReportRun(isTouched);
  const angles = between === 1 ? [0, middle, last] : evenAngles(between, last);
  const light = lightBehind(angles);
  const left = light.at(-1) ?? 0;

  const onBetween = (count: number) => {
    if (count < 0 || count > mostBetween) return;
    setBetween(count);
    setTouched(true);
  };
  const onTurn = (turn: (degrees: number) => void) => (degrees: number) => {
    turn(degrees);
    setTouched(true);
  };

  return (
    <div className="grid gap-3 low:gap-1.5">
      <LightPath angles={angles} light={light} />
      <p className="text-sm text-ink-soft">
        Light that gets through: <strong className="text-ink tabular-nums">{percent(left)}</strong>
      </p>
      {canAdd && (
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={between === mostBetween} onClick={() => onBetween(between + 1)}>
            <Plus aria-hidden /> Put one between
          </Button>
          <Button
            variant="secondary"
            aria-disabled={between === 0}
            onClick={() => onBetween(between - 1)}
          >
            <Minus aria-hidden /> Take one out
          </Button>
        </div>
      )}
      {!canAdd && (
        <LabeledSlider
          label="Turn the second filter"
          min={0}
          max={crossed}
          step={step}
          value={last}
          text={`${last}°`}
          onChange={onTurn(setLast)}
        />
      )}
      {between === 1 && (
        <LabeledSlider
          label="Turn the filter in the middle"
          min={0}
          max={crossed}
          step={step}
          value={middle}
          text={`${middle}°`}
          onChange={onTurn(setMiddle)}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {`${angles.length} filters. ${spokenPercent(left)} of the light gets through.`}
      </p>
    </div>
  );
}
