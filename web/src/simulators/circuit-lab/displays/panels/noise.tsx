import { percent } from '@qubloom/contract';
import { useId, type Dispatch } from 'react';
import { spokenPercent } from '../../../../diagrams/bars/amplitudes.ts';
import { Switch } from './switch.tsx';
import type { LabAction, LabNoise } from '../../state/lab-reducer.ts';
import { Panel } from './panel.tsx';

type Kind = 'depolarising' | 'damping' | 'readout';

const sliders: readonly (readonly [Kind, string, string])[] = [
  ['depolarising', 'Shaking', 'After each gate a wire may forget what it was (depolarizing).'],
  ['damping', 'Falling', 'After each gate a 1 may fall to 0 (amplitude damping).'],
  ['readout', 'Misreading', 'A look may tell the wrong result (readout).'],
];

export interface NoiseProps {
  readonly noise: LabNoise;
  readonly dispatch: Dispatch<LabAction>;
}

/** Real machines err: a switch, and how much of three things goes wrong. */
export function Noise({ noise, dispatch }: NoiseProps) {
  return (
    <Panel
      title="Noise"
      isOfState={false}
      hint="Real machines make mistakes. Switch them on and see what is left."
    >
      <Switch
        label="Noise"
        isOn={noise.isOn}
        onChange={(isOn) => dispatch({ kind: 'set-noise', noise: { isOn } })}
      />
      {sliders.map(([kind, name, hint]) => (
        <Slider
          key={kind}
          name={name}
          hint={hint}
          value={noise[kind]}
          onChange={(value) => dispatch({ kind: 'set-noise', noise: only(kind, value) })}
        />
      ))}
    </Panel>
  );
}

function only(kind: Kind, value: number): Partial<LabNoise> {
  return { [kind]: value };
}

interface SliderProps {
  readonly name: string;
  readonly hint: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Slider({ name, hint, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {name}
        </label>
        <span aria-hidden className="font-mono text-sm tabular-nums">
          {percent(value)}
        </span>
      </span>
      <span id={`${id}-hint`} className="text-xs text-ink-soft">
        {hint}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={0.3}
        step={0.005}
        value={value}
        aria-valuetext={spokenPercent(value)}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="h-11 w-full accent-(--color-action)"
      />
    </div>
  );
}
