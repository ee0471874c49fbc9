import { useId } from 'react';

export interface LabelledSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as it is shown and said: `5 %`. */
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A native slider with its name and its value in words. */
export function LabelledSlider({
  label,
  value,
  min,
  max,
  step = 1,
  words,
  onChange,
}: LabelledSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}: <strong className="tabular-nums">{words}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="block h-11 w-full accent-action"
      />
    </div>
  );
}
