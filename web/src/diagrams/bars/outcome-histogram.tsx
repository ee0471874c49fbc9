import { clsx } from 'clsx';
import type { Ghost } from '../trials/guess-run.ts';
import { LevelBar } from './level-bar.tsx';

export interface OutcomeCount {
  /** `0` and `1`, or the bits of a few wires, the highest first. */
  readonly outcome: string;
  readonly count: number;
}

export interface OutcomeHistogramProps {
  /** Name of the results, if a page has several charts. */
  readonly label?: string;
  readonly counts: readonly OutcomeCount[];
  /** The expected results, drawn as an outline behind the bars. */
  readonly ghost?: Ghost | undefined;
  /** It is the larger part of an interactive. */
  readonly isTall?: boolean;
}

/** The count of each outcome, as bars and as numbers. */
export function OutcomeHistogram(props: OutcomeHistogramProps) {
  const { label, counts, ghost, isTall = false } = props;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => (total === 0 ? 0 : count / total);
  return (
    <table className="w-full border-separate border-spacing-y-1.5 sm:border-spacing-y-2">
      <caption className="text-left text-sm text-ink-soft">
        {label !== undefined && `${label}: `}
        {total === 0
          ? label === undefined
            ? 'No tries yet.'
            : 'no tries yet'
          : `${total} ${total === 1 ? 'try' : 'tries'}`}
        {ghost && ' (dashed: your guess)'}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Result</th>
          <th scope="col">How often</th>
          {ghost && <th scope="col">Your guess</th>}
        </tr>
      </thead>
      <tbody>
        {counts.map(({ outcome, count }) => (
          <tr key={outcome}>
            <th
              scope="row"
              className={clsx('pr-2 text-left font-mono text-xl', outcome.length === 1 && 'w-8')}
            >
              {[...outcome].map((bit, at) => (
                <span key={at} className={bit === '0' ? 'text-zero-ink' : 'text-one-ink'}>
                  {bit}
                </span>
              ))}
            </th>
            <td>
              <span className="flex items-center gap-1 sm:gap-3">
                <LevelBar
                  share={shareOf(count)}
                  outcome={outcome}
                  ghost={ghost && (ghost[outcome] ?? 0) / 100}
                  className={clsx(
                    'grow bg-sunken',
                    outcome.length === 1 ? 'h-8 sm:h-9 low:h-7' : 'h-7',
                    isTall
                      ? 'tall:in-[.alone]:@max-sm/scene:h-16 tall:in-[.alone]:@5xl/scene:h-12'
                      : 'lg:tall:in-[.grand]:h-24',
                  )}
                />
                <span className="w-10 shrink-0 text-right sm:w-12 font-mono tabular-nums">
                  {count}
                </span>
              </span>
            </td>
            {ghost && <td className="sr-only">{ghost[outcome] ?? 0} of 100</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
