import { Eye, Lock, Play } from 'lucide-react';
import { useId, useMemo, useReducer, useState } from 'react';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { percent, spokenPercent } from '../../lib/amplitudes.ts';
import { chanceOfOne, drawOnes, waysThrough } from '../../lib/circuit-run.ts';
import { Button } from '../../ui/button.tsx';
import { CircuitStrip } from '../../ui/circuit-strip/circuit-strip.tsx';
import { editStrip, startStrip, type StripEdit } from '../../ui/circuit-strip/strip-state.ts';
import { OutcomeHistogram } from '../../ui/outcome-histogram.tsx';
import { SignedBars } from '../../ui/signed-bars.tsx';
import {
  newExperiment,
  shotsPerRun,
  verdictOf,
  withGuess,
  withLook,
  withRun,
} from './experiment-state.ts';
import type { FirstQubitOptions } from './options.ts';

/** One qubit: place gates, look once, guess, and look at a hundred fresh qubits. */
export function FirstQubit({ gates, starter, placed, problem }: FirstQubitOptions) {
  const [strip, edit] = useReducer(editStrip, startStrip(starter, placed));
  const [experiment, setExperiment] = useState(newExperiment);
  const [random] = useState(() => createRandom(freshSeed()));
  const guessId = useId();

  const chance = useMemo(() => chanceOfOne(strip.grid), [strip.grid]);
  const ways = useMemo(() => waysThrough(strip.grid), [strip.grid]);
  const verdict = verdictOf(experiment);
  const shots = experiment.zeros + experiment.ones;

  const change = (one: StripEdit) => {
    edit(one);
    setExperiment({ ...newExperiment, guess: experiment.guess });
  };

  return (
    <div className="grid gap-5 p-4 sm:p-5">
      {problem && <p className="rounded-control bg-points-soft p-3 text-points-ink">{problem}</p>}
      <section aria-label="Circuit">
        <CircuitStrip label="One qubit" state={strip} gates={gates} onEdit={change} />
      </section>

      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <section aria-label="The two bars">
          <div className="grid gap-3">
            {ways.map(({ looks, chance: share, amplitudes }) => (
              <div key={looks}>
                {looks !== '' && (
                  <p className="mb-1 text-center text-sm">
                    When the {looks.length > 1 ? 'looks show' : 'look shows'}{' '}
                    <span className="font-mono">{[...looks].join(', ')}</span> ({percent(share)}):
                  </p>
                )}
                <SignedBars amplitudes={amplitudes} />
              </div>
            ))}
          </div>
          <p aria-live="polite" className="sr-only">
            Chance of 0: {spokenPercent(1 - chance)}. Chance of 1: {spokenPercent(chance)}.
          </p>
        </section>

        <section aria-label="Looks" className="grid content-start gap-4">
          <div className="flex min-h-12 flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              onClick={() =>
                setExperiment(withLook(experiment, drawOnes(chance, 1, random) === 1 ? 1 : 0))
              }
            >
              <Eye aria-hidden /> Look once
            </Button>
            <p aria-live="polite" className="flex items-center gap-2">
              {experiment.lastLook === null ? (
                <span className="text-sm text-ink-soft">Each look takes a fresh qubit.</span>
              ) : (
                <>
                  <span
                    className={
                      experiment.lastLook === 0
                        ? 'grid size-11 place-items-center rounded-full bg-zero-soft font-mono text-2xl font-semibold text-zero-ink'
                        : 'grid size-11 place-items-center rounded-full bg-one-soft font-mono text-2xl font-semibold text-one-ink'
                    }
                  >
                    {experiment.lastLook}
                  </span>
                  <span className="text-sm text-ink-soft">fresh qubit {shots}</span>
                </>
              )}
            </p>
          </div>

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
                onChange={(event) =>
                  setExperiment(withGuess(experiment, Number(event.currentTarget.value)))
                }
                className="h-11 min-w-32 grow accent-action disabled:opacity-60"
              />
              <Button
                onClick={() =>
                  setExperiment(withRun(experiment, drawOnes(chance, shotsPerRun, random)))
                }
              >
                {experiment.isLocked ? <Play aria-hidden /> : <Lock aria-hidden />}
                {experiment.isLocked
                  ? `${shotsPerRun} more looks`
                  : `Lock it and look ${shotsPerRun} times`}
              </Button>
            </div>
          </div>

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
