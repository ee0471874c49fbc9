import { percent } from '@qubloom/contract';
import { useId, useMemo, useState } from 'react';
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { FoldedTable } from '../../../ui/display/folded-table.tsx';
import { entangledPair } from '../pair-state.ts';
import { numberText } from '../turns.ts';
import { startView } from '../../../diagrams/bloch/view.ts';
import { BlochSphere } from '../../../diagrams/bloch/bloch-sphere.tsx';
import { ViewSliders } from './view-sliders.tsx';

const step = 5;

/** Two qubits that are entangled more and more: each sphere shrinks, until no arrow is left. */
export function PairSpheres() {
  const [degrees, setDegrees] = useState(0);
  const [view, setView] = useState(startView);
  const { vectors, entanglement } = useMemo(() => entangledPair(degrees), [degrees]);
  const id = useId();
  return (
    <div className="grid gap-2 sm:gap-4">
      <div className="max-w-md">
        <label htmlFor={id} className="text-sm font-medium">
          How strongly they are linked: <strong>{percent(entanglement)}</strong>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={90}
          step={step}
          value={degrees}
          aria-valuetext={`${spokenPercent(entanglement)} linked`}
          onChange={(event) => setDegrees(Number(event.currentTarget.value))}
          className="block h-11 w-full accent-action"
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        {vectors.map((vector, wire) => (
          <figure key={wire} className="mx-auto w-full max-w-36 min-w-0 sm:max-w-none">
            <figcaption className="text-center font-mono font-semibold">q{wire}</figcaption>
            <BlochSphere
              description={`Ball of q${wire}: the arrow is ${numberText(vector.length)} long.`}
              tip={vector}
              shrunkTo={vector.length}
              view={view}
              onTurn={setView}
            />
          </figure>
        ))}
      </div>
      <ViewSliders view={view} onTurn={setView} />
      <p aria-live="polite" className="font-medium">
        {entanglementText(entanglement)}
      </p>
      <FoldedTable
        caption="The same in numbers"
        head={['Qubit', 'Length', 'Z', 'Chance of 1']}
        rows={vectors.map(({ length, z }, wire) => [
          `q${wire}`,
          numberText(length),
          numberText(z),
          percent((1 - z) / 2),
        ])}
      />
      <p className="text-sm text-ink-soft">
        The state is made by RY on q0, then CNOT onto q1. A pair needs more than two arrows: the
        ball is a map for one separate qubit only.
      </p>
    </div>
  );
}

function entanglementText(entanglement: number): string {
  if (entanglement < 0.005) return 'The two are separate. Each has an arrow of full length.';
  if (entanglement > 0.995) {
    return 'Fully linked: no arrow is left. Each alone is a fair coin, yet the results match when compared.';
  }
  return 'Linked in part: each ball shrinks, as one arrow alone no longer tells the whole story.';
}
