import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { drawEach } from '../../diagrams/trials/draws.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Lane, type LaneStop } from '../../diagrams/lanes/lane.tsx';
import { InteractiveLayout } from '../../diagrams/interactive-layout/interactive-layout.tsx';
import { playSound, soundOf } from '../../ui/feedback/sounds.ts';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import type { ViewProps } from '../interactive.ts';
import {
  countsText,
  hasAny,
  hasBoth,
  isEnough,
  isGuessRight,
  newTrial,
  probabilityAfter,
  reasonFor,
  stepsOf,
  triesOf,
  withGuess,
  withResults,
  type Guess,
  type Kind,
  type Times,
  type Trial,
} from './state.ts';

const timesOptions: readonly { readonly value: Times; readonly label: string }[] = [
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice' },
  { value: '3', label: 'Three times' },
];

/** A coin and a qubit side by side: both are changed once or more, measured, and counted. */
export function View({ times, guess: asks, choice, problem }: ViewProps<'coin-and-qubit'>) {
  const [trial, setTrial] = useState(() => newTrial(times));
  const [random] = useState(() => createRandom(freshSeed()));
  const take = (kind: Kind, tries: number) => {
    const shown = drawEach(probabilityAfter(kind, trial.times), tries, random);
    playSound(soundOf(shown.at(-1) ?? 0));
    setTrial((now) => withResults(now, kind, shown));
  };
  const { isGrowing, run, stop } = useGrowingRun((tries) => {
    for (const kind of kinds) take(kind, tries);
  });
  const hasRun = hasBoth(trial) && !isGrowing;
  useReportRun(hasRun);

  const restart = (chosen: Times) => {
    stop();
    setTrial(newTrial(chosen));
  };
  // The guess is the press that runs.
  const say = (guess: Guess) => {
    if (isGrowing || hasAny(trial)) return;
    setTrial(withGuess(trial, guess));
    run(100);
  };
  return (
    <InteractiveLayout
      goal="Do a coin and a qubit come out the same?"
      success={hasRun && isEnough(trial) && isGuessRight(trial) && successes[trial.guess ?? 'same']}
      shape="wide"
      problem={problem}
      stage={
        <div className="grid grid-cols-2 gap-5 p-2 not-compact:gap-6 not-compact:p-4">
          {kinds.map((kind) => (
            <Candidate
              key={kind}
              kind={kind}
              trial={trial}
              onTry={isGrowing ? undefined : () => take(kind, 1)}
            />
          ))}
        </div>
      }
      controls={
        <>
          {choice && (
            <Choices
              isPlain
              label="How often is each one changed?"
              options={timesOptions}
              chosen={trial.times}
              onChoose={restart}
            />
          )}
          {asks && <GuessButtons trial={trial} onGuess={say} />}
          <div className="flex flex-wrap items-center gap-2">
            <OneTryButton isGrowing={isGrowing} onPress={() => run(1)}>
              One of each
            </OneTryButton>
            <RunButton
              variant={asks && !hasAny(trial) ? 'secondary' : 'primary'}
              isGrowing={isGrowing}
              onPress={() => run(100)}
            >
              100 of each
            </RunButton>
          </div>
        </>
      }
      message={hasRun && reasonFor(trial)}
      numbers={
        hasRun ? (
          <>
            <p>{countsText(trial)}</p>
            <StepTable times={trial.times} />
          </>
        ) : undefined
      }
      onRestart={hasAny(trial) ? () => restart(trial.times) : null}
    />
  );
}

const successes: Readonly<Record<Guess, string>> = {
  same: 'You said they come out the same, and they do.',
  different: 'You said they differ, and they do.',
};

const kinds: readonly Kind[] = ['coin', 'qubit'];

interface GuessButtonsProps {
  readonly trial: Trial;
  readonly onGuess: (guess: Guess) => void;
}

const guesses = [
  { guess: 'same', text: 'The same' },
  { guess: 'different', text: 'Not the same' },
] as const;

/** One guess at most, and none is needed to play. */
function GuessButtons({ trial, onGuess }: GuessButtonsProps) {
  const isOver = hasAny(trial);
  return (
    <div role="group" aria-label="My guess for 100 of each" className="grid gap-1">
      <p aria-hidden className="text-sm font-medium low:sr-only">
        My guess for 100 of each:
      </p>
      <div className="flex flex-wrap gap-2">
        {guesses.map(({ guess, text }) => (
          <Button
            key={guess}
            variant={isOver ? 'secondary' : 'primary'}
            aria-pressed={trial.guess === guess}
            aria-disabled={isOver}
            onClick={() => onGuess(guess)}
            className={clsx(trial.guess === guess && 'ring-2 ring-action')}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface CandidateProps {
  readonly kind: Kind;
  readonly trial: Trial;
  /** Undefined while trying is not allowed. */
  readonly onTry: (() => void) | undefined;
}

function Candidate({ kind, trial, onTry }: CandidateProps) {
  const { zeros, ones, latest } = trial.counts[kind];
  const { ghost } = useGuessRun();
  const title = kind === 'coin' ? 'The coin' : 'The qubit';
  const tries = triesOf(trial.counts[kind]);
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-1 @5xl/scene:grid-cols-[auto_minmax(0,1fr)] @5xl/scene:gap-x-6"
    >
      <div className="flex flex-wrap items-center justify-center gap-1 @5xl/scene:contents">
        <button
          type="button"
          aria-label={kind === 'coin' ? 'Flip the coin' : 'Run the qubit'}
          disabled={!onTry}
          onClick={onTry}
          className="rounded-full enabled:cursor-pointer enabled:hover:bg-deep-raised @5xl/scene:row-span-2 @5xl/scene:self-center"
        >
          {/* The coin turns for each of the first 20 tries, and then for every twentieth one. */}
          <span
            key={tries < 20 ? tries : `many ${Math.floor(tries / 20)}`}
            className={clsx('block', tries > 0 && 'animate-flip')}
          >
            {kind === 'coin' ? (
              <Coin side={latest} />
            ) : (
              <Qubi
                mood="curious"
                turn={latest === null ? 90 : 180 * latest}
                className={thingSize}
              />
            )}
          </span>
        </button>
        <Lane
          isSmall
          label={`What happens to ${title.toLowerCase()}`}
          stops={stopsOf(kind, trial.times)}
        />
      </div>
      <OutcomeHistogram
        label={title}
        counts={[
          { outcome: '0', count: zeros },
          { outcome: '1', count: ones },
        ]}
        ghost={kind === 'qubit' ? ghost : undefined}
      />
    </section>
  );
}

const thingSize =
  'size-18 stacked:size-20 @[46rem]/scene:@max-5xl/scene:size-11 @5xl/scene:size-44';

/** A coin from above: half and half until it has been flipped. */
function Coin({ side }: { readonly side: 0 | 1 | null }) {
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden className={thingSize}>
      <circle r="27" className="fill-deep-raised stroke-points" strokeWidth="3" />
      <path d="M-21 0a21 21 0 0 1 42 0Z" className={side === 1 ? 'fill-one' : 'fill-zero'} />
      <path d="M-21 0a21 21 0 0 0 42 0Z" className={side === 0 ? 'fill-zero' : 'fill-one'} />
      {side !== null && (
        <text y="9" textAnchor="middle" className="fill-deep font-mono text-[26px] font-bold">
          {side}
        </text>
      )}
    </svg>
  );
}

function stopsOf(kind: Kind, times: Times): readonly LaneStop[] {
  const change: LaneStop = { kind: 'gate', text: kind === 'coin' ? 'flip' : 'H' };
  return [
    { kind: 'zero', text: kind === 'coin' ? '0' : '|0⟩' },
    ...Array.from({ length: Number(times) }, () => change),
    { kind: 'measurement', text: 'look' },
  ];
}

function StepTable({ times }: { readonly times: Times }) {
  return (
    <NumberTable
      caption="Step by step, before any look"
      head={['Changes', 'Coin: chance of 1', 'Qubit: amplitudes of 0 and 1', 'Qubit: chance of 1']}
      rows={stepsOf(times).map(({ changes, coinProbability, qubitProbability, amplitudes }) => [
        changes,
        percent(coinProbability),
        amplitudes.map((amplitude) => amplitude.toFixed(2)).join(' and '),
        percent(qubitProbability),
      ])}
    />
  );
}
