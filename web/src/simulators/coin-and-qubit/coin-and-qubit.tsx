import { percent } from '@qubloom/contract';
import { useState } from 'react';
import { createRandom, freshSeed, type Random } from '@qubloom/quantum';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { sureGuesses } from '../../diagrams/trials/sure-guess.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { Choices } from '../../ui/controls/choices.tsx';
import { GuessCards } from '../../diagrams/trials/guess-cards.tsx';
import { Lane, type LaneStop } from '../../diagrams/lanes/lane.tsx';
import { LinkProblem } from '../page/link-problem.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
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

  return (
    <div className="grid gap-3 p-3 sm:gap-5 sm:p-5">
      <LinkProblem problem={problem} />
      {hasChoice && (
        <Choices
          label="How often is each one changed?"
          options={oftens}
          chosen={trial.times}
          onChoose={(chosen) => {
            stop();
            setTrial(newTrial(chosen));
          }}
        />
      )}
      <div className="grid gap-2 halves:grid-cols-2 sm:gap-4">
        {(['coin', 'qubit'] as const).map((kind) => (
          <Candidate
            key={kind}
            kind={kind}
            trial={trial}
            asksFirst={asksFirst}
            onGuess={(guess) => setTrial(withGuess(trial, kind, guess))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <RunButton isGrowing={isGrowing} isDisabled={!mayRun} onPress={() => run(100)}>
          100 of each
        </RunButton>
        <OneTryButton isGrowing={isGrowing} isDisabled={!mayRun} onPress={() => run(1)}>
          One of each
        </OneTryButton>
        {!mayRun && (
          <p className="text-sm text-ink-soft">Guess first, for the coin and for the qubit.</p>
        )}
      </div>
      <div aria-live="polite" className="grid gap-2">
        {hasRun && (
          <>
            <p>{verdictOf(trial)}</p>
            <p className="font-medium">{reasonFor(trial.times)}</p>
          </>
        )}
      </div>
      {trial.isLocked && <StepTable times={trial.times} />}
    </div>
  );
}

function withFreshTries(trial: Trial, tries: number, random: Random): Trial {
  return withRun(trial, tries, {
    coin: drawOnes(probabilityOfOne('coin', trial.times), tries, random),
    qubit: drawOnes(probabilityOfOne('qubit', trial.times), tries, random),
  });
}

interface CandidateProps {
  readonly kind: Kind;
  readonly trial: Trial;
  readonly asksFirst: boolean;
  readonly onGuess: (guess: (typeof sureGuesses)[number]['value']) => void;
}

function Candidate({ kind, trial, asksFirst, onGuess }: CandidateProps) {
  const { zeros, ones } = trial.counts[kind];
  const { ghost } = useGuessRun();
  const title = kind === 'coin' ? 'The coin' : 'The qubit';
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-3 shadow-card sm:gap-4 sm:p-4"
    >
      <h2 className="text-xl max-sm:sr-only">{title}</h2>
      <Lane label={`What happens to ${title.toLowerCase()}`} stops={stopsOf(kind, trial.times)} />
      {asksFirst && (
        <GuessCards
          question={`My guess for ${title.toLowerCase()}`}
          options={sureGuesses}
          guess={trial.guesses[kind]}
          isLocked={trial.isLocked}
          onGuess={onGuess}
        />
      )}
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
    <FoldedTable
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
