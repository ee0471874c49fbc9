import { percent } from '@qubloom/contract';
import { useState } from 'react';
import { createRandom, freshSeed, type Random } from '@qubloom/quantum';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { sureGuesses } from '../../diagrams/trials/sure-guess.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Qubi } from '../../ui/brand/qubi.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { GuessCards } from '../../diagrams/trials/guess-cards.tsx';
import { Lane, type LaneStop } from '../../diagrams/lanes/lane.tsx';
import { SceneFrame } from '../../diagrams/scene-frame/scene-frame.tsx';
import { NumberTable } from '../../ui/display/number-table.tsx';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import type { CoinAndQubitOptions } from './options.ts';
import {
  probabilityOfOne,
  hasGuessed,
  newTrial,
  reasonFor,
  stepsOf,
  verdictOf,
  withGuess,
  withRun,
  type Kind,
  type Times,
  type Trial,
} from './trial-state.ts';

const oftens: readonly { readonly value: Times; readonly label: string }[] = [
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice' },
  { value: '3', label: 'Three times' },
];

/** A coin and a qubit side by side: both changed once or more, guessed at, measured, and counted. */
export function CoinAndQubit({ times, asksFirst, hasChoice, problem }: CoinAndQubitOptions) {
  const [trial, setTrial] = useState(() => newTrial(times));
  const [random] = useState(() => createRandom(freshSeed()));
  const { isGrowing, run, stop } = useGrowingRun((tries) => {
    const seed = random.nextUint32();
    setTrial((now) => withFreshTries(now, tries, createRandom(seed)));
  });
  const mayRun = !asksFirst || hasGuessed(trial);
  const hasRun = trial.isLocked && !isGrowing;
  useReportRun(hasRun);

  const startAnew = (chosen: Times) => {
    stop();
    setTrial(newTrial(chosen));
  };
  return (
    <SceneFrame
      goal="A coin and a qubit: do they come out alike?"
      shape="wide"
      problem={problem}
      stage={
        <div className="grid grid-cols-2 gap-2 p-2 roomy:gap-6 roomy:p-4">
          {kinds.map((kind) => (
            <Candidate key={kind} kind={kind} trial={trial} />
          ))}
        </div>
      }
      controls={
        <>
          {asksFirst && <Guesses trial={trial} onGuess={setTrial} />}
          {hasChoice && (
            <Choices
              isPlain
              label="How often is each one changed?"
              options={oftens}
              chosen={trial.times}
              onChoose={startAnew}
            />
          )}
        </>
      }
      message={hasRun && reasonFor(trial.times)}
      result={
        <div className="flex flex-wrap items-center gap-2">
          <RunButton isGrowing={isGrowing} isDisabled={!mayRun} onPress={() => run(100)}>
            100 of each
          </RunButton>
          <OneTryButton isGrowing={isGrowing} isDisabled={!mayRun} onPress={() => run(1)}>
            One of each
          </OneTryButton>
          {!mayRun && (
            <p className="text-sm text-ink-soft low:sr-only">
              Guess first, for the coin and for the qubit.
            </p>
          )}
        </div>
      }
      numbers={
        trial.isLocked && !isGrowing ? (
          <>
            <p>{verdictOf(trial)}</p>
            <StepTable times={trial.times} />
          </>
        ) : undefined
      }
      onRestart={trial.isLocked ? () => startAnew(trial.times) : undefined}
    />
  );
}

const kinds: readonly Kind[] = ['coin', 'qubit'];

function withFreshTries(trial: Trial, tries: number, random: Random): Trial {
  return withRun(trial, tries, {
    coin: drawOnes(probabilityOfOne('coin', trial.times), tries, random),
    qubit: drawOnes(probabilityOfOne('qubit', trial.times), tries, random),
  });
}

interface GuessesProps {
  readonly trial: Trial;
  readonly onGuess: (trial: Trial) => void;
}

function Guesses({ trial, onGuess }: GuessesProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {kinds.map((kind) => (
        <GuessCards
          key={kind}
          question={
            <>
              <span className="low:sr-only">My guess for </span>the {kind}
            </>
          }
          options={sureGuesses}
          guess={trial.guesses[kind]}
          isLocked={trial.isLocked}
          onGuess={(guess) => onGuess(withGuess(trial, kind, guess))}
        />
      ))}
    </div>
  );
}

interface CandidateProps {
  readonly kind: Kind;
  readonly trial: Trial;
}

function Candidate({ kind, trial }: CandidateProps) {
  const { zeros, ones } = trial.counts[kind];
  const { ghost } = useGuessRun();
  const title = kind === 'coin' ? 'The coin' : 'The qubit';
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2">
      <div className="flex items-center justify-center gap-2">
        <span key={zeros + ones} className="animate-appear max-pair:hidden">
          {kind === 'coin' ? <Coin /> : <Qubi mood="thinking" className="size-10 vast:size-20" />}
        </span>
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

function Coin() {
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden className="size-10 vast:size-20">
      <circle r="26" className="fill-deep-raised stroke-points" strokeWidth="3" />
      <path d="M-20 0a20 20 0 0 1 40 0Z" className="fill-zero" />
      <path d="M-20 0a20 20 0 0 0 40 0Z" className="fill-one" />
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
