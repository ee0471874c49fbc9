import { Eye } from 'lucide-react';
import { Fragment } from 'react';
import { SignedBars } from '../../../diagrams/bars/signed-bars.tsx';
import { BitToken } from '../../../diagrams/figures/bit-token.tsx';
import { passedStops, type Measurements } from '../state.ts';

export interface MeasurementStageProps {
  readonly measurements: Measurements;
  /** A guess waits for the run. */
  readonly isHidden: boolean;
}

/** The qubit's bars before and after each stop of its line. A look changes them. */
export function MeasurementStage({ measurements, isHidden }: MeasurementStageProps) {
  const { fresh, again } = measurements;
  return (
    <ol
      aria-label="The line"
      className="flex min-h-36 flex-wrap low:min-h-0 items-center justify-center gap-0.5 p-1 stacked:min-h-56 stacked:gap-2 @5xl/scene:min-h-64 @5xl/scene:gap-4"
    >
      <li>
        <SignedBars amplitudes={[1, 0, 0, 0]} size="mini" />
      </li>
      {passedStops(measurements).map(({ stop, answer, bars }, at) => (
        <Fragment key={at}>
          <li className="grid w-7 justify-items-center stacked:w-11">
            {stop === 'H' ? (
              <span className="grid size-7 place-items-center rounded-control border-2 border-action bg-action-soft font-mono font-semibold text-action-ink stacked:size-11">
                H
              </span>
            ) : (
              <Look key={`${fresh} ${again}`} answer={isHidden ? null : answer} />
            )}
          </li>
          <li>
            {bars && !isHidden ? (
              <div key={fresh} className={stop === 'H' ? undefined : 'animate-appear'}>
                <SignedBars amplitudes={bars} size="mini" />
              </div>
            ) : (
              <span className="grid h-26 w-9 place-items-center rounded-card border border-dashed border-control text-ink-soft">
                ?
              </span>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

/** An eye, with its result. The ring fades with the old bars. */
function Look({ answer }: { readonly answer: 0 | 1 | null }) {
  return (
    <span className="relative grid justify-items-center gap-1">
      <Eye aria-hidden className="size-6 text-points" />
      {answer !== null && (
        <svg
          aria-hidden
          viewBox="-20 -20 40 40"
          className="absolute -bottom-3 w-16 overflow-visible"
        >
          <circle
            r="18"
            fill="none"
            className={answer === 0 ? 'animate-ring stroke-zero' : 'animate-ring stroke-one'}
            opacity="0.5"
          />
        </svg>
      )}
      <BitToken bit={answer} className="animate-appear size-7! text-base! stacked:size-11!" />
      <span className="sr-only">{answer === null ? 'look' : 'look: the answer'}</span>
    </span>
  );
}
