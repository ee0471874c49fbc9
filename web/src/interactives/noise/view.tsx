import { clsx } from 'clsx';
import { percent } from '@qubloom/contract';
import { useState, type ReactNode } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { formatPart } from '../../diagrams/arrow/arrow.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { newRepair, probabilityOfLoss } from '../../diagrams/repair/repair-code.ts';
import { ArrowDial } from '../../diagrams/arrow/arrow-dial.tsx';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Choices } from '../../ui/controls/choices.tsx';
import { LabeledSlider } from '../../ui/controls/labeled-slider.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound, soundOf } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { RepairGame, type RepairGameProps } from '../../diagrams/repair/repair-game.tsx';
import { ShareBar } from '../../diagrams/bars/share-bar.tsx';
import {
  arrowText,
  fadedOf,
  maxError,
  maxSteps,
  messageOf,
  type ErrorName,
  type Faded,
  type Fading,
  type Start,
} from './state.ts';
import type { ViewProps } from '../interactive.ts';

/** Two things to try: a fading arrow, and a repair code that survives one flip. */
export function View(props: ViewProps<'noise'>) {
  const { start, steps, depolarizing, damping, readout, part, problem } = props;
  const [shown, setShown] = useState<'fading' | 'repair'>(part === 'repair' ? 'repair' : 'fading');
  const choice = part === 'both' && (
    <Choices isPlain label="What to try" options={parts} chosen={shown} onChoose={setShown} />
  );
  return shown === 'fading' ? (
    <FadingArrow
      initial={{
        start: start === 'plus' ? '+' : start,
        steps,
        errors: { depolarizing, damping, readout },
      }}
      choice={choice}
      problem={problem}
    />
  ) : (
    <RepairCode choice={choice} problem={problem} />
  );
}

function RepairCode(props: Pick<RepairGameProps, 'choice' | 'problem'>) {
  const [state, setState] = useState(() => newRepair('0'));
  return <RepairGame {...props} state={state} onChange={setState} numbers={<LossTable />} />;
}

const parts = [
  { value: 'fading', label: 'Fading' },
  { value: 'repair', label: 'Repair' },
] as const;

const starts: readonly { readonly value: Start; readonly label: string }[] = [
  { value: '1', label: '1' },
  { value: '0', label: '0' },
  { value: '+', label: 'Mix' },
];

const sliders: readonly { readonly name: ErrorName; readonly label: string }[] = [
  { name: 'depolarizing', label: 'Shaken at each step' },
  { name: 'damping', label: 'Falls to 0 at each step' },
  { name: 'readout', label: 'Look told wrongly' },
];

const shotsAtOnce = 200;
const noLooks = { all: 0, ones: 0 };

interface FadingArrowProps {
  readonly initial: Fading;
  readonly choice: ReactNode;
  readonly problem: string | undefined;
}

function FadingArrow({ initial, choice, problem }: FadingArrowProps) {
  const [fading, setFading] = useState(initial);
  const [looks, setLooks] = useState(noLooks);
  const [random] = useState(() => createRandom(freshSeed()));
  const faded = fadedOf(fading);
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const ones = drawOnes(faded.reported, fresh, random);
    playSound(soundOf(2 * ones > fresh ? 1 : 0));
    setLooks((now) => ({ all: now.all + fresh, ones: now.ones + ones }));
  });
  useReportRun(looks.all > 0 && !isGrowing);
  const change = (next: Fading) => {
    stop();
    setFading(next);
    setLooks(noLooks);
  };
  return (
    <InteractiveLayout
      goal="Let a qubit wait. How long does its arrow last?"
      shape="round"
      problem={problem}
      stage={
        <ArrowDial
          arrow={faded.arrow}
          ideal={faded.ideal}
          name="The waiting qubit"
          hasNumbers={looks.all > 0}
          className={clsx(
            'mx-auto h-48 max-w-full p-2',
            'in-[.framed]:@max-sm/scene:h-28 tall:in-[.alone]:@max-sm/scene:h-56 stacked:h-72',
            '@[46rem]/scene:@max-5xl/scene:h-40 @5xl/scene:h-96 tall:in-[.alone]:@5xl/scene:h-136',
          )}
        />
      }
      controls={
        <>
          <div className="flex flex-wrap gap-2">
            {choice}
            <Choices
              label="It starts at"
              options={starts}
              chosen={fading.start}
              onChoose={(start) => change({ ...fading, start })}
            />
          </div>
          <ErrorSliders fading={fading} onChange={change} />
        </>
      }
      message={
        looks.all > 0 && !isGrowing
          ? `${looks.ones} of ${looks.all} looks were told as 1.`
          : arrowText(fading, faded)
      }
      result={
        <>
          <div>
            <RunButton isGrowing={isGrowing} onPress={() => run(shotsAtOnce)}>
              Look at {shotsAtOnce} fresh qubits
            </RunButton>
          </div>
          <ShareBar name="Told as 1" share={looks.all === 0 ? null : looks.ones / looks.all} />
        </>
      }
      numbers={
        looks.all > 0 ? (
          <>
            <p>{messageOf(fading, faded)}</p>
            <ArrowTable faded={faded} />
          </>
        ) : undefined
      }
      onRestart={looks.all > 0 ? () => change(initial) : null}
    />
  );
}

interface ErrorSlidersProps {
  readonly fading: Fading;
  readonly onChange: (next: Fading) => void;
}

function ErrorSliders({ fading, onChange }: ErrorSlidersProps) {
  return (
    <div className="grid grid-cols-2 content-start gap-x-4">
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
    <NumberTable
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
    <NumberTable
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
