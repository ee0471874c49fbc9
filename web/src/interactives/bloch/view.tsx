import { useState } from 'react';
import { Choices } from '../../ui/controls/choices.tsx';
import { OneQubitSphere } from './components/one-qubit-sphere.tsx';
import { PairSpheres } from './components/pair-spheres.tsx';
import type { ViewProps } from '../interactive.ts';
import { goalAt } from './state.ts';

type Mode = ViewProps<'bloch'>['modes'][number];

const modeOptions: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'free', label: 'Walk freely' },
  { value: 'target', label: 'Reach the point' },
  { value: 'pair', label: 'A linked pair' },
];

/** The Bloch sphere: a map of one qubit to walk on, a point to reach, and a pair whose spheres shrink. */
export function View(props: ViewProps<'bloch'>) {
  const { modes, gates, angles, start, target, within, problem } = props;
  const [mode, setMode] = useState(props.mode ?? (target === null ? 'free' : 'target'));
  const choice = modes.length > 1 && (
    <Choices
      isPlain
      label="What to do with the ball"
      options={modeOptions.filter(({ value }) => modes.includes(value))}
      chosen={mode}
      onChoose={setMode}
    />
  );
  if (mode === 'pair') return <PairSpheres choice={choice} problem={problem} />;
  return (
    <OneQubitSphere
      key={mode}
      choice={choice}
      problem={problem}
      gates={gates}
      hasAngles={angles ?? mode === 'free'}
      start={mode === 'free' ? start : []}
      goal={mode === 'target' ? goalAt(target, within) : null}
    />
  );
}
