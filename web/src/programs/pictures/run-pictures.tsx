/** What a program shows: the pictures it made, and the circuits that it holds at its end. */
import type { Picture, ReportedCircuit } from '@qubloom/toolkit';
import { memo, useMemo, useState } from 'react';
import { Choices } from '../../ui/controls/choices.tsx';
import { BlochBalls } from './bloch-balls.tsx';
import { CircuitPicture } from './circuit-picture.tsx';
import { circuitState } from './circuit-state.ts';
import { Histogram } from './histogram.tsx';
import { readCircuits, readPictures } from './read-pictures.ts';
import { StateTable } from './state-table.tsx';

export interface RunPicturesProps {
  readonly pictures: readonly unknown[];
  readonly report: unknown;
}

export function RunPictures({ pictures, report }: RunPicturesProps) {
  const shown = useMemo(() => readPictures(pictures), [pictures]);
  const circuits = useMemo(() => readCircuits(report), [report]);
  return (
    <>
      {shown.map((picture, at) => (
        <PictureCard key={at} picture={picture} place={at + 1} />
      ))}
      {circuits.length > 0 && <Circuits circuits={circuits} />}
    </>
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

function Circuits({ circuits }: { readonly circuits: readonly ReportedCircuit[] }) {
  const [chosen, setChosen] = useState('');
  const shown = circuits.find(({ name }) => name === chosen) ?? circuits[0];
  if (!shown) return null;
  return (
    <section
      aria-label="Circuits of the program"
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
