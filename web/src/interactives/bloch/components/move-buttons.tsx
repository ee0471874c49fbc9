import { RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Fold } from '../../../ui/display/fold.tsx';
import { Choices } from '../../../ui/controls/choices.tsx';
import { axes, type Axis, type Move, type NamedGate } from '../turns.ts';

export interface MoveButtonsProps {
  readonly gates: readonly NamedGate[];
  readonly hasAngles: boolean;
  readonly isDisabled: boolean;
  readonly onMove: (move: Move) => void;
}

/** The gates as buttons, and a turn around an axis by any angle. */
export function MoveButtons({ gates, hasAngles, isDisabled, onMove }: MoveButtonsProps) {
  return (
    <div className="grid gap-2">
      <div role="group" aria-label="Gates" className="flex flex-wrap gap-1">
        {gates.map((gate) => (
          <Button
            key={gate}
            variant="secondary"
            aria-disabled={isDisabled}
            onClick={() => onMove(gate)}
            aria-label={`Gate ${gate}`}
            className="min-w-11 px-0! font-mono text-lg @5xl/scene:min-w-12"
          >
            {gate}
          </Button>
        ))}
      </div>
      {hasAngles && (
        <Fold summary="Turn by any angle">
          <AngleTurn isDisabled={isDisabled} onMove={onMove} />
        </Fold>
      )}
    </div>
  );
}

const axisOptions = axes.map((axis) => ({ value: axis, label: axis.toUpperCase() }));

function AngleTurn({ isDisabled, onMove }: Pick<MoveButtonsProps, 'isDisabled' | 'onMove'>) {
  const [axis, setAxis] = useState<Axis>('y');
  const [degrees, setDegrees] = useState(60);
  const id = useId();
  return (
    <div className="grid gap-2">
      <Choices label="A turn around" options={axisOptions} chosen={axis} onChoose={setAxis} />
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          by <strong>{String(degrees).replace('-', '−')}°</strong>
        </label>
        <input
          id={id}
          type="range"
          min={-180}
          max={180}
          step={15}
          value={degrees}
          aria-valuetext={`${degrees} degrees`}
          onChange={(event) => setDegrees(Number(event.currentTarget.value))}
          className="block h-11 w-full accent-action"
        />
      </div>
      <Button
        variant="secondary"
        aria-disabled={isDisabled || degrees === 0}
        onClick={() => {
          if (degrees !== 0) onMove({ axis, degrees });
        }}
        className="w-fit"
      >
        <RotateCw aria-hidden /> Turn
      </Button>
    </div>
  );
}
