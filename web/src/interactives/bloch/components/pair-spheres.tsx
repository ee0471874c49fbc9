import { percent } from '@qubloom/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { InteractiveLayout } from '../../../diagrams/interactive-layout/interactive-layout.tsx';
import { LabeledSlider } from '../../../ui/controls/labeled-slider.tsx';
import { NumberTable } from '../../../ui/display/number-table.tsx';
import { entangledPair } from '../pair-state.ts';
import { numberText } from '../turns.ts';
import { startView } from '../../../diagrams/bloch/view.ts';
import { BlochSphere } from '../../../diagrams/bloch/bloch-sphere.tsx';
import { ViewSliders } from './view-sliders.tsx';

const step = 5;

export interface PairSpheresProps {
  /** A choice of activities, if there is one. */
  readonly choice: ReactNode;
  readonly problem: string | undefined;
}

/** Two qubits that become more and more entangled. Each sphere shrinks, until no arrow is left. */
export function PairSpheres({ choice, problem }: PairSpheresProps) {
  const [degrees, setDegrees] = useState(0);
  const [view, setView] = useState(startView);
  const { vectors, entanglement } = useMemo(() => entangledPair(degrees), [degrees]);
  return (
    <InteractiveLayout
      goal="Link two arrows. What happens to them?"
      shape="wide"
      problem={problem}
      stage={
        <div className="grid grid-cols-2 gap-2 p-2">
          {vectors.map((vector, wire) => (
            <figure key={wire} className="min-w-0">
              <figcaption className="text-center font-mono font-semibold">q{wire}</figcaption>
              <BlochSphere
                description={`Ball of q${wire}: the arrow is ${numberText(vector.length)} long.`}
                tip={vector}
                shrunkTo={vector.length}
                view={view}
                onTurn={setView}
                className="max-h-44 @5xl/scene:max-h-88"
              />
            </figure>
          ))}
        </div>
      }
      controls={
        <>
          {choice}
          <LabeledSlider
            label="How strongly they are linked"
            value={degrees}
            min={0}
            max={90}
            step={step}
            text={percent(entanglement)}
            onChange={setDegrees}
          />
          <ViewSliders view={view} onTurn={setView} />
        </>
      }
      message={entanglementText(entanglement)}
      numbers={
        <>
          <NumberTable
            caption="The same in numbers"
            head={['Qubit', 'Length', 'Z', 'Chance of 1']}
            rows={vectors.map(({ length, z }, wire) => [
              `q${wire}`,
              numberText(length),
              numberText(z),
              percent((1 - z) / 2),
            ])}
          />
          <p>
            The state is made by RY on q0, then CNOT onto q1. A pair needs more than two arrows: the
            ball is a map for one separate qubit only.
          </p>
        </>
      }
    />
  );
}

function entanglementText(entanglement: number): string {
  if (entanglement < 0.005) return 'The two are separate. Each has an arrow of full length.';
  if (entanglement > 0.995) {
    return 'Fully linked: no arrow is left. Each alone is a fair coin, yet the results match when compared.';
  }
  return 'Linked in part: each ball shrinks, as one arrow alone no longer tells the whole story.';
}
