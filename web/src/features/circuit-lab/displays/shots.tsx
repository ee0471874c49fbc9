import { Play } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Circuit } from '@qubloom/quantum';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useLab } from '../lab-context.tsx';
import { countText, shotsText, timesText } from './format.ts';
import { GuessFields } from './guess-fields.tsx';
import { Ket, Panel } from './panel.tsx';
import {
  digitNames,
  digitsOf,
  guessWords,
  histogramOf,
  listedResults,
  type Guess,
  type Histogram,
} from './shots-state.ts';
import { seedCount, useShots } from './use-shots.ts';
import type { Workshop } from './workshop.ts';

const noGuess: Guess = {};
const shotChoices = [1, 10, 100, 1000, 10_000];

export interface ShotsProps {
  readonly workshop: Workshop;
  /** Up to the column that is looked at. */
  readonly circuit: Circuit;
}

/** Guess first, then run the circuit many times and see how often each result comes. */
export function Shots({ workshop, circuit }: ShotsProps) {
  const { state, dispatch } = useLab();
  const { shots, seed, level } = state;
  const { digits, order } = useMemo(
    () => ({ digits: digitsOf(circuit), order: digitNames(circuit) }),
    [circuit],
  );
  const [guessed, setGuessed] = useState({ digits, guess: {} as Guess });
  // A guess about results of another length says nothing here.
  const guess = guessed.digits === digits ? guessed.guess : noGuess;
  const { run, status, start, stop } = useShots(workshop, circuit, guess);
  const isRunning = status !== null && 'part' in status;
  const isOld = run !== null && run.circuit !== circuit;
  return (
    <Panel
      title="Shots"
      span={2}
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
      {status && 'words' in status && <p className="text-bad-ink">{status.words}</p>}
      {run && (
        <>
          {isOld && (
            <p className="rounded-control bg-sunken px-3 py-2 text-sm">
              The circuit has changed since this run. Run it again.
            </p>
          )}
          <HistogramTable
            histogram={histogramOf(run.counts, run.shots, run.guess)}
            caption={`${shotsText(run.shots)}${level === 'first-steps' ? '' : `, seed ${run.seed}`}`}
            hasOneOnly={listedResults(digitsOf(run.circuit)) === null}
          />
        </>
      )}
    </Panel>
  );
}

const field =
  'min-h-11 rounded-control border-[1.5px] border-control bg-surface px-3 text-base text-ink';

function ShotsField({
  shots,
  onShots,
}: {
  readonly shots: number;
  readonly onShots: (shots: number) => void;
}) {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      How many
      <select
        value={shots}
        onChange={(event) => onShots(Number(event.currentTarget.value))}
        className={field}
      >
        {shotChoices.map((choice) => (
          <option key={choice} value={choice}>
            {countText(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SeedField({
  seed,
  onSeed,
}: {
  readonly seed: number | null;
  readonly onSeed: (seed: number | null) => void;
}) {
  const hint = useId();
  return (
    <>
      <label className="flex flex-col gap-1 text-sm font-medium">
        Seed
        <input
          type="number"
          min={0}
          max={seedCount - 1}
          step={1}
          value={seed ?? ''}
          placeholder="Any"
          aria-describedby={hint}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber;
            onSeed(Number.isSafeInteger(next) && next >= 0 && next < seedCount ? next : null);
          }}
          className={`${field} w-28`}
        />
      </label>
      <span id={hint} className="sr-only">
        The same seed gives the same results again. Without one, each run is drawn anew.
      </span>
    </>
  );
}

interface HistogramTableProps {
  readonly histogram: Histogram;
  readonly caption: string;
  readonly hasOneOnly: boolean;
}

function HistogramTable({ histogram, caption, hasOneOnly }: HistogramTableProps) {
  const { bars, others, otherCount } = histogram;
  const hasGuess = bars.some(({ guessed }) => guessed > 0);
  return (
    <>
      <table className="w-full border-separate border-spacing-y-1">
        <caption className="text-left text-sm text-ink-soft">
          {caption}
          {hasGuess && !hasOneOnly && '. The dashed outline is your guess.'}
          {hasGuess && hasOneOnly && '. The dashed outline is the one you named.'}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Result</th>
            <th scope="col">How often</th>
            {hasGuess && <th scope="col">Your guess</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ result, count, share, guessed }) => (
            <tr key={result}>
              <th scope="row" className="w-px pr-3 text-left">
                <Ket bits={result} />
              </th>
              <td>
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="relative h-6 grow rounded-md bg-sunken forced-color-adjust-none"
                  >
                    <span
                      className="absolute inset-y-0 left-0 rounded-md bg-action"
                      style={{ width: `${share * 100}%` }}
                    />
                    {guessed > 0 && (
                      <span
                        className="absolute -inset-y-0.5 left-0 rounded-md border-2 border-dashed border-ink"
                        style={{ width: `${guessed * 100}%` }}
                      />
                    )}
                  </span>
                  <span className="w-15 shrink-0 text-right font-mono text-sm tabular-nums">
                    {count}
                  </span>
                </span>
              </td>
              {hasGuess && <td className="sr-only">{Math.round(guessed * 100)} of 100</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <p className="text-sm text-ink-soft">
          {countText(others)} more results came {timesText(otherCount)} together.
        </p>
      )}
      {hasGuess && <p className="font-medium">{guessWords(histogram, hasOneOnly)}</p>}
    </>
  );
}
