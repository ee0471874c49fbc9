interface SliderBelowProps {
  /** Label for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly spoken: string;
  readonly isVertical?: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * The action of dragging a picture, for keys and screen readers: a native slider below it. It has no label
 * element, because the browser would treat a finger near the label as a press on it.
 */
export function SliderBelow(props: SliderBelowProps) {
  const { label, value, min, max, step = 1, spoken, isVertical = false, onChange } = props;
  return (
    <input
      type="range"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
      aria-valuetext={spoken}
      value={value}
      min={min}
      max={max}
      step={step}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
    />
  );
}
