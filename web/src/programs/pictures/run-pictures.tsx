/** The pictures that a program has shown, and the circuits that it holds at its end. */
import type { Picture, ReportedCircuit } from '@qubloom/toolkit';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { bringIntoView, useBroughtIntoView } from '../../lib/browser/bring-into-view.ts';
import { Choices } from '../../ui/controls/choices.tsx';
import { Fold } from '../../ui/display/fold.tsx';
import { BlochBalls } from './bloch-balls.tsx';
import { CircuitPicture } from './circuit-picture.tsx';
import { circuitState } from './circuit-state.ts';
import { Histogram } from './histogram.tsx';
import { readCircuits, readPictures } from './read-pictures.ts';
import { StateTable } from './state-table.tsx';

export interface RunPicturesProps {
  readonly pictures: readonly unknown[];
  readonly report: unknown;
  /** The program's output, above the pictures. */
  readonly output: RefObject<Element | null>;
}

export function RunPictures({ pictures, report, output }: RunPicturesProps) {
  const shown = useMemo(() => readPictures(pictures), [pictures]);
  const circuits = useMemo(() => readCircuits(report), [report]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) bringIntoView(box.current, output.current);
  }, [shown, circuits, output]);
  return (
    <div ref={box} className="flex min-w-0 flex-col gap-3">
      {shown.map((picture, at) => (
        <PictureCard key={at} picture={picture} place={at + 1} />
      ))}
      {circuits.length > 0 && <Circuits circuits={circuits} isFolded={shown.length > 0} />}
    </div>
  );
}

const nameOf: Readonly<Record<Picture['kind'], string>> = {
  histogram: 'Histogram',
  bloch: 'Bloch spheres',
  circuit: 'Circuit',
};

interface PictureCardProps {
  readonly picture: Picture;
  /** From 1, in the order of the program. */
  readonly place: number;
}

const PictureCard = memo(function PictureCard({ picture, place }: PictureCardProps) {
  const name = picture.title === '' ? nameOf[picture.kind] : picture.title;
  return (
    <figure
      aria-label={`Picture ${place}: ${name}`}
      className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <figcaption className="font-medium break-words">{name}</figcaption>
      <PictureBody picture={picture} />
    </figure>
  );
});

function PictureBody({ picture }: { readonly picture: Picture }) {
  switch (picture.kind) {
    case 'histogram':
      return <Histogram unit={picture.unit} series={picture.series} />;
    case 'bloch':
      return <BlochBalls vectors={picture.vectors} />;
    case 'circuit':
      return <CircuitPicture name={picture.title} circuit={picture.circuit} />;
  }
}

const circuitsName = 'Circuits of the program';

interface CircuitsProps {
  readonly circuits: readonly ReportedCircuit[];
  /** True if the pictures are folded, because a phone's window has no room for both a picture and them. */
  readonly isFolded: boolean;
}

function Circuits({ circuits, isFolded }: CircuitsProps) {
  if (!isFolded) return <CircuitList circuits={circuits} />;
  return (
    <Fold summary={circuitsName}>
      <CircuitList circuits={circuits} />
    </Fold>
  );
}

function CircuitList({ circuits }: Pick<CircuitsProps, 'circuits'>) {
  const [chosen, setChosen] = useState('');
  const section = useRef<HTMLElement>(null);
  useBroughtIntoView(section, chosen);
  const shown = circuits.find(({ name }) => name === chosen) ?? circuits[0];
  if (!shown) return null;
  return (
    <section
      ref={section}
      aria-label={circuitsName}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      {circuits.length > 1 ? (
        <Choices
          label="Circuit"
          options={circuits.map(({ name }) => ({ value: name, label: name }))}
          chosen={shown.name}
          onChoose={setChosen}
        />
      ) : (
        <p className="font-mono font-semibold break-words">{shown.name}</p>
      )}
      {'sentence' in shown ? (
        <p className="text-sm">{shown.sentence}</p>
      ) : (
        <DrawnCircuit key={shown.name} {...shown} />
      )}
    </section>
  );
}

const DrawnCircuit = memo(function DrawnCircuit({
  name,
  circuit,
}: Pick<Extract<ReportedCircuit, { circuit: unknown }>, 'name' | 'circuit'>) {
  const state = useMemo(() => circuitState(circuit), [circuit]);
  return (
    <>
      <CircuitPicture name={name} circuit={circuit} />
      <StateTable state={state} />
    </>
  );
});
