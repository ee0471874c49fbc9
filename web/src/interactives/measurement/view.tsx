import { percent } from '@qubloom/contract';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { sureGuesses } from '../../diagrams/trials/sure-guess.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { GuessCards } from '../../diagrams/trials/guess-cards.tsx';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { MeasurementStage } from './components/measurement-stage.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { soundOf, useSound } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { formatAmplitude } from '../../diagrams/bars/amplitudes.ts';
import {
  isLocked,
  lines,
  newMeasurements,
  passedStops,
  triesOf,
  verdictOf,
  withFresh,
  withGuess,
  withLine,
  withRepeatedMeasurement,
  type Line,
  type Measurements,
} from './state.ts';
import type { ViewProps } from '../interactive.ts';

const names: Readonly<Record<Line, string>> = {
  h: 'H, look',
  'h-h': 'H, H, look',
  'h-look-h': 'H, look, H, look',
};
const lineOptions = lines.map((value) => ({ value, label: names[value] }));

/**
 * The bars before and after a measurement, for one qubit or for many fresh ones, with or without a measurement in
 * the middle.
 */
export function View({ line, guess: asksFirst, problem }: ViewProps<'measurement'>) {
  const [measurements, setMeasurements] = useState(() => newMeasurements(line));
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((qubits) => {
    const seed = random.nextUint32();
    setMeasurements((now) => withFresh(now, qubits, createRandom(seed)));
  });
  const canMeasure = !asksFirst || measurements.guesses[measurements.line] !== null;
  const { isAwaited } = useGuessRun();
  useReportRun(isLocked(measurements) && !isGrowing);
  useSound(measurements.fresh + measurements.again, soundOf(measurements.answers?.at(-1) ?? 0));

  return (
    <InteractiveLayout
      goal={
        asksFirst ? 'Guess, then look: what does a look do?' : 'What does a look do to a qubit?'
      }
      shape="wide"
      problem={problem}
      stage={<MeasurementStage measurements={measurements} isHidden={isAwaited} />}
      controls={
        <>
          <Choices
            isPlain
            label="What happens to each qubit"
            options={lineOptions}
            chosen={measurements.line}
            onChoose={(chosen) => {
              stop();
              setMeasurements(withLine(measurements, chosen));
            }}
          />
          {asksFirst ? (
            <GuessCards
              question="What will the last look show?"
              options={sureGuesses}
              guess={measurements.guesses[measurements.line]}
              isLocked={isLocked(measurements)}
              onGuess={(guess) => setMeasurements(withGuess(measurements, guess))}
              result={<LastLooks measurements={measurements} />}
            />
          ) : (
            <LastLooks measurements={measurements} />
          )}
        </>
      }
      message={!isGrowing && spokenFor(measurements)}
      result={
        <>
          <LookButtons
            measurements={measurements}
            isGrowing={isGrowing}
            canMeasure={canMeasure}
            onTake={run}
            onRepeat={() => setMeasurements(withRepeatedMeasurement(measurements))}
          />
          {!canMeasure && <p className="text-sm text-ink-soft low:sr-only">Guess first.</p>}
        </>
      }
      numbers={
        <>
          <p>
            Fresh qubits so far: {measurements.fresh}. More looks at this one: {measurements.again}.
            A look needs no person. A detector is enough.
          </p>
          {!isAwaited && <BarsTable measurements={measurements} />}
        </>
      }
      onRestart={measurements.fresh > 0 ? () => setMeasurements(newMeasurements(line)) : null}
    />
  );
}

interface LookButtonsProps {
  readonly measurements: Measurements;
  readonly isGrowing: boolean;
  readonly canMeasure: boolean;
  readonly onTake: (qubits: number) => void;
  readonly onRepeat: () => void;
}

function LookButtons(props: LookButtonsProps) {
  const { measurements, isGrowing, canMeasure, onTake, onRepeat } = props;
  return (
    <div className="flex flex-wrap gap-2">
      <OneTryButton
        variant="primary"
        isGrowing={isGrowing}
        isDisabled={!canMeasure}
        onPress={() => onTake(1)}
      >
        Take a fresh qubit
      </OneTryButton>
      <Button variant="secondary" onClick={onRepeat} disabled={measurements.answers === null}>
        <Eye aria-hidden /> Look at it again
      </Button>
      <RunButton
        variant="secondary"
        isGrowing={isGrowing}
        isDisabled={!canMeasure}
        onPress={() => onTake(100)}
      >
        100 fresh qubits
      </RunButton>
    </div>
  );
}

function spokenFor(measurements: Measurements): string | null {
  const { answers, again } = measurements;
  if (again === 0) return verdictOf(measurements);
  return `Looked again at the same qubit: still ${answers?.at(-1) ?? ''}. The first look changed it into that answer.`;
}

/** The last looks of the line, beside those of another line that has been tried. */
function LastLooks({ measurements }: { readonly measurements: Measurements }) {
  const shown = lines.filter(
    (line) => line === measurements.line || triesOf(measurements.counts[line]) > 0,
  );
  return (
    <section
      aria-label="Last looks"
      className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-3"
    >
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

/** The bars after each stop as numbers. H and looks keep them real. */
function BarsTable({ measurements }: { readonly measurements: Measurements }) {
  return (
    <NumberTable
      caption="The bars in numbers"
      head={['Behind', 'Amplitude of 0', 'Amplitude of 1', 'Chance of 1']}
      rows={passedStops(measurements).map(({ stop, bars }, at) => {
        const name = `${at + 1}. ${stop === 'H' ? 'H' : 'look'}`;
        if (!bars) return [name, 'not yet', 'not yet', 'not yet'];
        const [zero, , one] = bars;
        return [
          name,
          formatAmplitude({ re: zero, im: 0 }),
          formatAmplitude({ re: one, im: 0 }),
          percent(one * one),
        ];
      })}
    />
  );
}
