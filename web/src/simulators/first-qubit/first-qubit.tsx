import type { CircuitGrid } from '@qubloom/curriculum';
import { Eye, Lock, Play } from 'lucide-react';
import { useId, useMemo, useReducer, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { percent, spokenPercent } from '../../diagrams/bars/amplitudes.ts';
import { probabilityOfOne, drawOnes, branchesOf } from '../../diagrams/trials/circuit-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CircuitStrip } from '../../diagrams/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip, type StripEdit } from '../../diagrams/circuit-strip/strip-state.ts';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { SignedBars } from '../../diagrams/bars/signed-bars.tsx';
import {
  newExperiment,
  shotsPerRun,
  verdictOf,
  withGuess,
  withShot,
  withRun,
  type Experiment,
} from './experiment-state.ts';
import type { FirstQubitOptions } from './options.ts';

/** One qubit: place gates, measure once, guess, and measure a hundred fresh qubits. */
export function FirstQubit({ gates, starter, placed, problem }: FirstQubitOptions) {
  const [strip, edit] = useReducer(editStrip, startStrip(starter, placed));
  const [experiment, setExperiment] = useState(newExperiment);
  const [random] = useState(() => createRandom(freshSeed()));

  const probability = useMemo(() => probabilityOfOne(strip.grid), [strip.grid]);
  const verdict = verdictOf(experiment);

  const change = (one: StripEdit) => {
    edit(one);
    setExperiment({ ...newExperiment, guess: experiment.guess });
  };

  const measureOnce = () => {
    setExperiment(withShot(experiment, drawOnes(probability, 1, random) === 1 ? 1 : 0));
  };
  const measureMany = () => {
    setExperiment(withRun(experiment, drawOnes(probability, shotsPerRun, random)));
  };

  return (
    <div className="grid gap-5 p-4 sm:p-5">
      {problem && <p className="rounded-control bg-points-soft p-3 text-points-ink">{problem}</p>}
      <section aria-label="Circuit">
        <CircuitStrip label="One qubit" state={strip} gates={gates} onEdit={change} />
      </section>

      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <BranchBars grid={strip.grid} probability={probability} />

        <section aria-label="Looks" className="grid content-start gap-4">
          <SingleShot experiment={experiment} onMeasure={measureOnce} />

          <GuessSlider
            experiment={experiment}
            onGuess={(guess) => setExperiment(withGuess(experiment, guess))}
            onRun={measureMany}
          />

          <OutcomeHistogram
            counts={[
              { outcome: '0', count: experiment.zeros },
              { outcome: '1', count: experiment.ones },
            ]}
            {...(experiment.isLocked
              ? { guess: { '0': 1 - experiment.guess / 100, '1': experiment.guess / 100 } }
              : {})}
          />
          <p aria-live="polite" className="text-sm">
            {verdict}
          </p>
        </section>
      </div>
    </div>
  );
}

interface BranchBarsProps {
  readonly grid: CircuitGrid;
  readonly probability: number;
}

/** The bars at the end of each branch, and the probability of 1 over all of them. */
function BranchBars({ grid, probability: overall }: BranchBarsProps) {
  const branches = useMemo(() => branchesOf(grid), [grid]);
  return (
    <section aria-label="The two bars">
      <div className="grid gap-3">
        {branches.map(({ outcomes, probability, amplitudes }) => (
          <div key={outcomes}>
            {outcomes !== '' && (
              <p className="mb-1 text-center text-sm">
                When the {outcomes.length > 1 ? 'looks show' : 'look shows'}{' '}
                <span className="font-mono">{[...outcomes].join(', ')}</span> (
                {percent(probability)}):
              </p>
            )}
            <SignedBars amplitudes={amplitudes} />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        Chance of 0: {spokenPercent(1 - overall)}. Chance of 1: {spokenPercent(overall)}.
      </p>
    </section>
  );
}

interface SingleShotProps {
  readonly experiment: Experiment;
  readonly onMeasure: () => void;
}

function SingleShot({ experiment, onMeasure }: SingleShotProps) {
  const shots = experiment.zeros + experiment.ones;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={onMeasure}>
        <Eye aria-hidden /> Look once
      </Button>
      <p aria-live="polite" className="flex items-center gap-2">
        {experiment.lastShot === null ? (
          <span className="text-sm text-ink-soft">Each look takes a fresh qubit.</span>
        ) : (
          <>
            <span
              className={
                experiment.lastShot === 0
                  ? 'grid size-11 place-items-center rounded-full bg-zero-soft font-mono text-2xl font-semibold text-zero-ink'
                  : 'grid size-11 place-items-center rounded-full bg-one-soft font-mono text-2xl font-semibold text-one-ink'
              }
            >
              {experiment.lastShot}
            </span>
            <span className="text-sm text-ink-soft">fresh qubit {shots}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface GuessSliderProps {
  readonly experiment: Experiment;
  readonly onGuess: (guess: number) => void;
  readonly onRun: () => void;
}

function GuessSlider({ experiment, onGuess, onRun }: GuessSliderProps) {
  const guessId = useId();
  return (
    <div>
      <label htmlFor={guessId} className="text-sm font-medium">
        My guess: <strong>{experiment.guess}</strong> of {shotsPerRun} will show 1
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <input
          id={guessId}
          type="range"
          min={0}
          max={100}
          step={5}
          value={experiment.guess}
          disabled={experiment.isLocked}
          aria-valuetext={`${experiment.guess} of ${shotsPerRun}`}
          onChange={(event) => onGuess(Number(event.currentTarget.value))}
          className="h-11 min-w-32 grow accent-action disabled:opacity-60"
        />
        <Button onClick={onRun}>
          {experiment.isLocked ? <Play aria-hidden /> : <Lock aria-hidden />}
          {experiment.isLocked
            ? `${shotsPerRun} more looks`
            : `Lock it and look ${shotsPerRun} times`}
        </Button>
      </div>
    </div>
  );
}
