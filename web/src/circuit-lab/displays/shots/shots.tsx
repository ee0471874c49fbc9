import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Circuit } from '@qubloom/quantum';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useLab } from '../../lab-context.tsx';
import { shotsText } from '../panels/format.ts';
import { GuessFields } from './guess-fields.tsx';
import { Panel } from '../panels/panel.tsx';
import { digitNames, digitsOf, histogramOf, listedResults, type Guess } from './shots-state.ts';
import { HistogramTable } from './histogram-table.tsx';
import { SeedField, ShotsField } from './run-fields.tsx';
import { keptText, useShots } from './use-shots.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

const noGuess: Guess = {};

export interface ShotsProps {
  readonly runner: JobRunner;
  /** The circuit up to the column that is shown. */
  readonly circuit: Circuit;
}

/** The learner guesses first, then runs the circuit many times and sees how often each result comes up. */
export function Shots({ runner, circuit }: ShotsProps) {
  const { state, dispatch } = useLab();
  const { shots, seed, level } = state;
  const { digits, order } = useMemo(
    () => ({ digits: digitsOf(circuit), order: digitNames(circuit) }),
    [circuit],
  );
  const [guessed, setGuessed] = useState({ digits, guess: {} as Guess });
  // A guess about results of another length does not apply here.
  const guess = guessed.digits === digits ? guessed.guess : noGuess;
  const { run, status, start, stop } = useShots(runner, circuit, guess);
  const isRunning = status !== null && 'part' in status;
  const isOld = run !== null && run.circuit !== circuit;
  return (
    <Panel
      title="Shots"
      isWide
      isOfState={false}
      hint="A shot is one run with a look at the end. Guess first, then run many."
    >
      <GuessFields
        digits={digits}
        order={order}
        guess={guess}
        onGuess={(next) => setGuessed({ digits, guess: next })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <ShotsField
          shots={shots}
          onShots={(next) => dispatch({ kind: 'set-shots', shots: next })}
        />
        {level !== 'first-steps' && (
          <SeedField seed={seed} onSeed={(next) => dispatch({ kind: 'set-seed', seed: next })} />
        )}
        <Button busy={isRunning} onClick={start}>
          <Play aria-hidden />
          {shots === 1 ? 'Run one shot' : `Run ${shotsText(shots)}`}
        </Button>
        {isRunning && (
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      {isRunning && <Progress value={status.part * 100} label="Shots" />}
      {status && 'message' in status && <p className="text-bad-ink">{status.message}</p>}
      {run && (
        <>
          {isOld && (
            <p className="rounded-control bg-sunken px-3 py-2 text-sm">
              The circuit has changed since this run. Run it again.
            </p>
          )}
          <HistogramTable
            histogram={histogramOf(run.counts, run.kept, run.guess)}
            caption={`${keptText(run)}${level === 'first-steps' ? '' : `, seed ${run.seed}`}`}
            hasOneOnly={listedResults(digitsOf(run.circuit)) === null}
          />
        </>
      )}
    </Panel>
  );
}
