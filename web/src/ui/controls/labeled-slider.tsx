import { useId } from 'react';

export interface LabeledSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as it is shown and announced, such as `5%`. */
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A native slider with its name and its value as text. */
export function LabeledSlider({
  label,
  value,
  min,
  max,
  step = 1,
  text,
  isDisabled = false,
  onChange,
}: LabeledSliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}: <strong className="tabular-nums">{text}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="block h-11 w-full accent-action disabled:opacity-60"
      />
    </div>
  );
}
