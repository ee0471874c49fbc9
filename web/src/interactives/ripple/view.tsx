import { percent } from '@qubloom/contract';
import { Clock } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { spokenPercent } from '../../diagrams/bars/amplitudes.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import {
  guessText,
  sureAnswer,
  sureGuesses,
  type SureGuess,
} from '../../diagrams/trials/sure-guess.ts';
import { useGuessRun, useReportRun, type Ghost } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { GuessCards } from '../../diagrams/trials/guess-cards.tsx';
import { Lane, type LaneStop } from '../../diagrams/lanes/lane.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound, soundOf } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import type { ViewProps } from '../interactive.ts';
import {
  arrowText,
  clockStep,
  exitsOf,
  type Exit,
  type Paths,
} from '../../diagrams/ripples/paths-state.ts';
import { RipplesPicture } from '../../diagrams/ripples/ripples-picture.tsx';
import { startOf } from './state.ts';

interface Tries {
  readonly zeros: number;
  readonly ones: number;
}
const noTries: Tries = { zeros: 0, ones: 0 };

/** Two paths with a sign or a phase clock, whose waves add up or cancel where they meet. */
export function View({ guess: asksFirst, problem, ...start }: ViewProps<'ripple'>) {
  const [paths, setPaths] = useState(() => startOf(start));
  const [guess, setGuess] = useState<SureGuess | null>(null);
  const [tries, setTries] = useState(noTries);
  const [random] = useState(() => createRandom(freshSeed()));
  const exits = useMemo(() => exitsOf(paths), [paths]);
  const probability = exits[1].probability;
  const { isGrowing, run, stop } = useGrowingRun((fresh) => {
    const ones = drawOnes(probability, fresh, random);
    playSound(soundOf(2 * ones > fresh ? 1 : 0));
    setTries((now) => ({ zeros: now.zeros + fresh - ones, ones: now.ones + ones }));
  });
  const seen = tries.zeros + tries.ones;
  const { isAwaited, ghost } = useGuessRun();
  useReportRun(seen > 0 && !isGrowing);
  const isShown = !isAwaited && (!asksFirst || seen > 0);
  const mayRun = !asksFirst || guess !== null;

  const change = (next: Partial<Paths>) => {
    stop();
    setPaths({ ...paths, ...next });
    setGuess(null);
    setTries(noTries);
  };

  return (
    <InteractiveLayout
      goal={
        asksFirst
          ? 'Guess, then send: where do the ripples cancel?'
          : 'Where will the ripples add up, where cancel?'
      }
      shape="wide"
      problem={problem}
      stage={
        isShown ? (
          <div className="grid min-h-40 grid-cols-2 content-center gap-1">
            {exits.map((exit) => (
              <RipplesPicture key={exit.name} exit={exit} />
            ))}
          </div>
        ) : (
          <TwoPaths paths={paths} />
        )
      }
      controls={
        <>
          <PathControls paths={paths} onChange={change} />
          {asksFirst ? (
            <GuessCards
              question="Which exit will the qubit show?"
              options={sureGuesses}
              guess={guess}
              isLocked={seen > 0}
              onGuess={setGuess}
              result={<ExitCounts tries={tries} ghost={ghost} />}
            />
          ) : (
            <ExitCounts tries={tries} ghost={ghost} />
          )}
        </>
      }
      message={isShown && !isGrowing && verdictOf(exits, guess)}
      result={
        <div className="flex flex-wrap items-center gap-2">
          <RunButton isGrowing={isGrowing} isDisabled={!mayRun} onPress={() => run(100)}>
            Send 100
          </RunButton>
          <OneTryButton isGrowing={isGrowing} isDisabled={!mayRun} onPress={() => run(1)}>
            Send one
          </OneTryButton>
          {paths.clock === null && <ClockButton onPress={() => change({ clock: 0 })} />}
          {!mayRun && <p className="text-sm text-ink-soft low:sr-only">Guess first.</p>}
        </div>
      }
      numbers={isShown ? <ExitTable exits={exits} /> : undefined}
      onRestart={seen > 0 ? () => change({}) : null}
    />
  );
}

interface ExitCountsProps {
  readonly tries: Tries;
  readonly ghost: Ghost | undefined;
}

function ExitCounts({ tries, ghost }: ExitCountsProps) {
  return (
    <OutcomeHistogram
      label="Exits"
      counts={[
        { outcome: '0', count: tries.zeros },
        { outcome: '1', count: tries.ones },
      ]}
      ghost={ghost}
    />
  );
}

function ClockButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      <Clock aria-hidden /> Add a phase clock
    </Button>
  );
}

function verdictOf(exits: readonly [Exit, Exit], guess: SureGuess | null): string {
  const probability = exits[1].probability;
  const answer = sureAnswer(probability);
  const reason =
    answer === 'either'
      ? `At each exit the parts add up in part, so the chance of exit 1 is ${spokenPercent(probability)}.`
      : `At exit ${answer} the parts add up. At exit ${answer === '0' ? '1' : '0'} they cancel, so the answer is sure.`;
  if (guess === null) return reason;
  return `${reason} You guessed ${guessText(guess)}${guess === answer ? ', and so it is' : ''}.`;
}

/** Both paths as lists, with H at either end. */
function TwoPaths({ paths: { signs, clock } }: { readonly paths: Paths }) {
  const onPath = (path: 0 | 1): readonly LaneStop[] => [
    { kind: path === 0 ? 'zero' : 'one', text: `path ${path}` },
    signs[path] ? { kind: 'gate', text: 'Z' } : { kind: 'open', text: 'no sign' },
    ...(path === 1 && clock !== null ? [{ kind: 'gate' as const, text: `clock ${clock}°` }] : []),
  ];
  return (
    <section
      aria-label="The two paths"
      className="flex min-h-40 flex-wrap items-center justify-center gap-2 p-2 @5xl/scene:min-h-56 @5xl/scene:[zoom:1.4]"
    >
      <Lane
        label="How it starts"
        stops={[
          { kind: 'zero', text: '|0⟩' },
          { kind: 'gate', text: 'H' },
        ]}
      />
      <div className="grid gap-2 border-x-[3px] border-line px-3">
        <Lane label="On path 0" stops={onPath(0)} />
        <Lane label="On path 1" stops={onPath(1)} />
      </div>
      <Lane
        label="How it ends"
        stops={[
          { kind: 'gate', text: 'H' },
          { kind: 'measurement', text: 'look' },
        ]}
      />
    </section>
  );
}

interface PathControlsProps {
  readonly paths: Paths;
  readonly onChange: (next: Partial<Paths>) => void;
}

const plusOrMinus = [
  { value: 'plus', label: 'No sign' },
  {
    value: 'minus',
    label: (
      <span>
        Z<span className="@max-5xl/scene:sr-only">: a minus</span>
      </span>
    ),
  },
] as const;

function PathControls({ paths: { signs, clock }, onChange }: PathControlsProps) {
  const clockId = useId();
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-1">
      {([0, 1] as const).map((path) => (
        <Choices
          key={path}
          label={`On path ${path}`}
          options={plusOrMinus}
          chosen={signs[path] ? 'minus' : 'plus'}
          onChoose={(sign) =>
            onChange({
              signs: path === 0 ? [sign === 'minus', signs[1]] : [signs[0], sign === 'minus'],
            })
          }
        />
      ))}
      {clock !== null && (
        <div className="min-w-56 grow">
          <label htmlFor={clockId} className="text-sm font-medium">
            Phase clock on path 1: <strong>{clock}°</strong>
          </label>
          <input
            id={clockId}
            type="range"
            min={0}
            max={360 - clockStep}
            step={clockStep}
            value={clock}
            aria-valuetext={`${clock} degrees`}
            onChange={(event) => onChange({ clock: Number(event.currentTarget.value) })}
            className="block h-11 w-full accent-action"
          />
        </div>
      )}
    </div>
  );
}

function ExitTable({ exits }: { readonly exits: readonly Exit[] }) {
  return (
    <NumberTable
      caption="The amplitudes in numbers; the chance is the square of the sum's length"
      head={['Exit', 'From path 0', 'From path 1', 'Sum', 'Chance']}
      rows={exits.map(({ name, parts, sum, probability }) => [
        name,
        arrowText(parts[0]),
        arrowText(parts[1]),
        arrowText(sum),
        percent(probability),
      ])}
    />
  );
}
