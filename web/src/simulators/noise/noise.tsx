import { percent } from '@qubloom/contract';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { formatPart } from '../../diagrams/arrow/arrow.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { probabilityOfLoss } from '../../diagrams/repair/repair-code.ts';
import { ArrowDial } from '../../diagrams/arrow/arrow-dial.tsx';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Choices } from '../../ui/controls/choices.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { RepairBoard } from '../../diagrams/repair/repair-board.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import {
  fadedOf,
  maxError,
  maxSteps,
  messageOf,
  type ErrorName,
  type Faded,
  type Fading,
  type Start,
} from './fading-state.ts';
import type { NoiseOptions } from './options.ts';

/** A fading arrow, and a repair code that holds against one flip. */
export function Noise({ fading, part, problem }: NoiseOptions) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 p-4 sm:p-5">
      <LinkProblem problem={problem} />
      {part !== 'repair' && <FadingArrow initial={fading} />}
      {part !== 'fading' && (
        <section aria-label="Repair" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 className="text-2xl">Three against one flip</h2>
          <p>
            One value is kept in three qubits. Two lamps say whether neighbors differ, and nobody
            looks at the value itself.
          </p>
          <RepairBoard />
          <LossTable />
        </section>
      )}
    </div>
  );
}

const starts: readonly { readonly value: Start; readonly label: string }[] = [
  { value: '1', label: '1' },
  { value: '0', label: '0' },
  { value: '+', label: 'Even mix' },
];

const sliders: readonly { readonly name: ErrorName; readonly label: string }[] = [
  { name: 'depolarising', label: 'Shaken at each step (depolarizing)' },
  { name: 'damping', label: 'Falls to 0 at each step (damping)' },
  { name: 'readout', label: 'Look told wrongly (readout)' },
];

const shotsAtOnce = 200;
const noMeasurements = { all: 0, ones: 0 };

function FadingArrow({ initial }: { readonly initial: Fading }) {
  const [fading, setFading] = useState(initial);
  const [looks, setMeasurements] = useState(noMeasurements);
  const [random] = useState(() => createRandom(freshSeed()));
  const faded = fadedOf(fading);
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const ones = drawOnes(faded.reported, fresh, random);
    setMeasurements((now) => ({ all: now.all + fresh, ones: now.ones + ones }));
  });
  useReportRun(looks.all > 0 && !isGrowing);
  const change = (next: Fading) => {
    stop();
    setFading(next);
    setMeasurements(noMeasurements);
  };
  return (
    <section aria-label="Fading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-2xl">An arrow that fades</h2>
      <Choices
        label="The qubit starts at"
        options={starts}
        chosen={fading.start}
        onChoose={(start) => change({ ...fading, start })}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[13rem_1fr]">
        <ArrowDial
          arrow={faded.arrow}
          ideal={faded.ideal}
          name="The waiting qubit"
          className="w-32 justify-self-center sm:w-52"
        />
        <ErrorSliders fading={fading} onChange={change} />
      </div>
      <p aria-live="polite" className="min-h-14">
        {messageOf(fading, faded)}
        {looks.all > 0 && !isGrowing && ` ${looks.ones} of ${looks.all} looks were told as 1.`}
      </p>
      <div>
        <RunButton variant="secondary" isGrowing={isGrowing} onPress={() => run(shotsAtOnce)}>
          Look at {shotsAtOnce} fresh qubits
        </RunButton>
      </div>
      <div className="grid gap-2">
        <ShareBar name="Counted as 1" share={looks.all === 0 ? null : looks.ones / looks.all} />
        <ShareBar name="Exact, told as 1" share={faded.reported} tone="soft" />
        <ShareBar name="Without errors" share={faded.idealProbability} tone="line" />
      </div>
      <ArrowTable faded={faded} />
    </section>
  );
}

interface ErrorSlidersProps {
  readonly fading: Fading;
  readonly onChange: (next: Fading) => void;
}

function ErrorSliders({ fading, onChange }: ErrorSlidersProps) {
  return (
    <div className="grid content-start gap-1">
      <LabeledSlider
        label="Steps that it waits"
        value={fading.steps}
        min={0}
        max={maxSteps}
        text={String(fading.steps)}
        onChange={(steps) => onChange({ ...fading, steps })}
      />
      {sliders.map(({ name, label }) => (
        <LabeledSlider
          key={name}
          label={label}
          value={fading.errors[name]}
          min={0}
          max={maxError[name]}
          text={percent(fading.errors[name] / 100)}
          onChange={(value) => onChange({ ...fading, errors: { ...fading.errors, [name]: value } })}
        />
      ))}
    </div>
  );
}

function ArrowTable({ faded }: { readonly faded: Faded }) {
  return (
    <FoldedTable
      caption="The arrow and the chances"
      head={['Qubit', 'Arrow up', 'Arrow to the side', 'Length', 'Told as 1']}
      rows={[
        [
          'Noisy',
          formatPart(faded.arrow.z),
          formatPart(faded.arrow.x),
          faded.length.toFixed(2),
          percent(faded.reported),
        ],
        [
          'Ideal',
          formatPart(faded.ideal.z),
          formatPart(faded.ideal.x),
          '1.00',
          percent(faded.idealProbability),
        ],
      ]}
    />
  );
}

const probabilities = [0.01, 0.05, 0.1, 0.2, 0.5] as const;

function LossTable() {
  return (
    <FoldedTable
      caption="How often the value is lost"
      head={['A flip strikes each qubit with', 'One qubit alone', 'Three with repair']}
      rows={probabilities.map((probability) => [
        percent(probability),
        percent(probability),
        percent(probabilityOfLoss(probability)),
      ])}
    />
  );
}
