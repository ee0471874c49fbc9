import { Eye } from 'lucide-react';
import { Fragment, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { sureGuesses } from '../../diagrams/trials/sure-guess.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { GuessCards } from '../../diagrams/trials/guess-cards.tsx';
import { Lane, type LaneStop } from '../../diagrams/lanes/lane.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { BarsTable, MeasurementCard } from './components/measurement-card.tsx';
import {
  isLocked,
  lines,
  measurementsOf,
  newMeasurements,
  stopsOf,
  triesOf,
  verdictOf,
  withFresh,
  withGuess,
  withLine,
  withRepeatedMeasurement,
  type Line,
  type Measurements,
} from './measurement-state.ts';
import type { MeasurementOptions } from './options.ts';

const names: Readonly<Record<Line, string>> = {
  h: 'H, look',
  'h-h': 'H, H, look',
  'h-look-h': 'H, look, H, look',
};
const lineOptions = lines.map((value) => ({ value, label: names[value] }));

/** The bars before and after a measurement, at one qubit or at many fresh ones, with or without a measurement between. */
export function Measurement({ line, asksFirst, problem }: MeasurementOptions) {
  const [measurements, setMeasurements] = useState(() => newMeasurements(line));
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((qubits) => {
    const seed = random.nextUint32();
    setMeasurements((now) => withFresh(now, qubits, createRandom(seed)));
  });
  const canMeasure = !asksFirst || measurements.guesses[measurements.line] !== null;
  const { isAwaited } = useGuessRun();
  useReportRun(isLocked(measurements) && !isGrowing);

  return (
    <div className="grid gap-3 p-4 sm:gap-5 sm:p-5">
      <LinkProblem problem={problem} />
      <Choices
        label="What happens to each qubit"
        options={lineOptions}
        chosen={measurements.line}
        onChoose={(chosen) => {
          stop();
          setMeasurements(withLine(measurements, chosen));
        }}
      />
      <Lane label="The line" stops={laneOf(measurements.line)} />
      {asksFirst && (
        <div className="max-w-md">
          <GuessCards
            question="What will the last look show?"
            options={sureGuesses}
            guess={measurements.guesses[measurements.line]}
            isLocked={isLocked(measurements)}
            onGuess={(guess) => setMeasurements(withGuess(measurements, guess))}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <OneTryButton
          variant="primary"
          isGrowing={isGrowing}
          isDisabled={!canMeasure}
          onPress={() => run(1)}
        >
          Take a fresh qubit
        </OneTryButton>
        <Button
          variant="secondary"
          onClick={() => setMeasurements(withRepeatedMeasurement(measurements))}
          disabled={measurements.answers === null}
        >
          <Eye aria-hidden /> Look at it again
        </Button>
        <RunButton
          variant="secondary"
          isGrowing={isGrowing}
          isDisabled={!canMeasure}
          onPress={() => run(100)}
        >
          100 fresh qubits
        </RunButton>
      </div>
      <Counters measurements={measurements} hint={canMeasure ? null : 'Guess first.'} />
      {!isAwaited && <MeasurementRow measurements={measurements} />}
      <p aria-live="polite" className="font-medium">
        {!isGrowing && spokenFor(measurements)}
      </p>
      <Comparison measurements={measurements} />
      {!isAwaited && <BarsTable measurements={measurementsOf(measurements)} />}
      <p className="text-sm text-ink-soft">A look needs no person. A detector is enough.</p>
    </div>
  );
}

function spokenFor(measurements: Measurements): string | null {
  const { answers, again } = measurements;
  if (again === 0) return verdictOf(measurements);
  return `Looked again at the same qubit: still ${answers?.at(-1) ?? ''}. The first look changed it into that answer.`;
}

function laneOf(line: Line): readonly LaneStop[] {
  return [
    { kind: 'zero', text: '|0⟩' },
    ...stopsOf(line).map((stop) =>
      stop === 'H'
        ? { kind: 'gate' as const, text: 'H' }
        : { kind: 'measurement' as const, text: 'look' },
    ),
  ];
}

interface CountersProps {
  readonly measurements: Measurements;
  readonly hint: string | null;
}

function Counters({ measurements, hint }: CountersProps) {
  return (
    <p className="text-ink-soft">
      {hint ?? (
        <>
          Fresh qubits so far:{' '}
          <strong className="font-mono text-lg text-ink tabular-nums">{measurements.fresh}</strong>
          {measurements.again > 0 && (
            <>
              {' '}
              · more looks at this one:{' '}
              <strong className="font-mono text-lg text-ink tabular-nums">
                {measurements.again}
              </strong>
            </>
          )}
        </>
      )}
    </p>
  );
}

function MeasurementRow({ measurements }: { readonly measurements: Measurements }) {
  const all = measurementsOf(measurements);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {all.map((measurement, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <span className="mt-6 rounded-control border-[1.5px] border-action bg-action-soft px-2 py-1 font-mono font-semibold text-action-ink">
              H
            </span>
          )}
          <MeasurementCard
            measurement={measurement}
            title={all.length > 1 ? `Look ${at + 1}` : 'The look'}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** The last measurements of every line that has been tried, beside one another. */
function Comparison({ measurements }: { readonly measurements: Measurements }) {
  const shown = lines.filter(
    (line) => line === measurements.line || triesOf(measurements.counts[line]) > 0,
  );
  return (
    <section aria-label="Last looks" className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {shown.map((line) => (
        <OutcomeHistogram
          key={line}
          label={names[line]}
          counts={[
            { outcome: '0', count: measurements.counts[line].zeros },
            { outcome: '1', count: measurements.counts[line].ones },
          ]}
        />
      ))}
    </section>
  );
}
