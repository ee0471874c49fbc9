import { useId } from 'react';
import { maxTilt, type View } from '../../../diagrams/bloch/view.ts';

export interface ViewSlidersProps {
  readonly view: View;
  readonly onTurn: (view: View) => void;
}

/** The action of dragging the sphere, for keyboards: the direction of the view. */
export function ViewSliders({ view, onTurn }: ViewSlidersProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4">
      <ViewSlider
        label="Turn the view"
        value={view.turn}
        max={180}
        onChange={(turn) => onTurn({ ...view, turn })}
      />
      <ViewSlider
        label="Tip the view"
        value={view.tilt}
        max={maxTilt}
        onChange={(tilt) => onTurn({ ...view, tilt })}
      />
    </div>
  );
}

interface ViewSliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function ViewSlider({ label, value, max, onChange }: ViewSliderProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={-max}
        max={max}
        step={5}
        value={value}
        aria-valuetext={`${value} degrees`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="block h-11 w-full accent-action"
      />
    </div>
  );
}
