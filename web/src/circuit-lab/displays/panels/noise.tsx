import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import { useId, useState, type Dispatch } from 'react';
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { hasForeignTop } from '../../../lib/browser/foreign-top.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from './switch.tsx';
import type { LabAction, LabNoise } from '../../state/lab-reducer.ts';
import { Panel } from './panel.tsx';
import { Details } from '../../../ui/display/details.tsx';

type Kind = 'depolarizing' | 'damping' | 'readout';

const sliders: readonly (readonly [Kind, string, string])[] = [
  ['depolarizing', 'Shaking', 'After each gate a wire may forget what it was (depolarizing).'],
  [
    'damping',
    'Falling',
    'After each gate, and while a wire waits, a 1 may fall to 0 (amplitude damping).',
  ],
  ['readout', 'Misreading', 'A look may tell the wrong result (readout).'],
];

export interface NoiseProps {
  readonly noise: LabNoise;
  /** True if rates of real devices can be set here. This is false if only some gates are allowed. */
  readonly hasDevices: boolean;
  readonly dispatch: Dispatch<LabAction>;
}

/** Fetched when it is opened, like its table. */
const Devices = lazyPart(
  async () => (await import('./devices.tsx')).Devices,
  () => <p>This part is not on this device yet. Open it again when you are online.</p>,
  () => <Skeleton className="h-40" />,
);

/** The noise of real devices: a switch, and sliders for the rates of three kinds of error. */
export function Noise({ noise, hasDevices, dispatch }: NoiseProps) {
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
      {hasDevices && !hasForeignTop() && <RealMachines noise={noise} dispatch={dispatch} />}
    </Panel>
  );
}

/**
 * Folded, so that nobody sees an offer that they did not ask for. A page inside another site shows nothing about the
 * learner's plan.
 */
function RealMachines({ noise, dispatch }: Pick<NoiseProps, 'noise' | 'dispatch'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <span aria-hidden className={clsx('transition-transform', isOpen && 'rotate-90')}>
          ›
        </span>
        Copy a real machine
      </summary>
      {isOpen && <Devices noise={noise} dispatch={dispatch} />}
    </Details>
  );
}

function only(kind: Kind, value: number): Partial<LabNoise> {
  return { [kind]: value };
}

const step = 0.005;
const onStep = (value: number) => Math.round(value / step) * step;
const isOnStep = (value: number) => Math.abs(value - onStep(value)) < 1e-9;

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
        // A real device can have rates smaller than one step, and browsers round a value that is between two steps.
        step={isOnStep(value) ? step : 'any'}
        value={value}
        aria-valuetext={spokenPercent(value)}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(onStep(Number(event.currentTarget.value)))}
        className="h-11 w-full accent-(--color-action)"
      />
    </div>
  );
}
