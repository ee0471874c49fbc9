import { stateOfLine } from '@qubloom/curriculum';
import { blochVector } from '@qubloom/quantum';
import { useState } from 'react';
import { BlochSphere } from '../../diagrams/bloch/bloch-sphere.tsx';
import { startView } from '../../diagrams/bloch/view.ts';
import type { ViewProps } from '../interactive.ts';

/** An arrow whose length is closer than this to 1 has full length. */
const rounding = 0.005;

/** One wire at a circuit's end, on the ball. Dragging turns the view. */
export function View({ circuit, wire }: ViewProps<'bloch-ball'>) {
  const [view, setView] = useState(startView);
  const { x, y, z, length } = blochVector(stateOfLine(circuit), wire);
  const parts = [x, y, z].map((part) => part.toFixed(2).replace('-0.00', '0.00'));
  return (
    <div className="mx-auto w-full max-w-64 low:max-w-52 not-compact:max-w-88 lg:tall:in-[.grand]:max-w-[calc(100dvh-23rem)]">
      <BlochSphere
        description={`Ball of q${wire}: the arrow is ${length.toFixed(2)} long, x ${parts[0]}, y ${parts[1]}, z ${parts[2]}.`}
        tip={{ x, y, z }}
        {...(length < 1 - rounding && { shrunkTo: length })}
        view={view}
        onTurn={setView}
      />
    </div>
  );
}
