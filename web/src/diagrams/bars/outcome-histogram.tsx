import { clsx } from 'clsx';
import type { Ghost } from '../trials/guess-run.ts';

export interface OutcomeCount {
  /** `0` and `1`, or the bits of a few wires, the highest first. */
  readonly outcome: string;
  readonly count: number;
}

export interface OutcomeHistogramProps {
  /** Whose results, where a page has several charts. */
  readonly label?: string;
  readonly counts: readonly OutcomeCount[];
  /** What the learner expected; stands behind the bars as an outline. */
  readonly ghost?: Ghost | undefined;
}

const colorOf: Readonly<Record<string, string>> = { 0: 'bg-zero', 1: 'bg-one' };

/** How often each outcome came up, as bars and as numbers. */
export function OutcomeHistogram({ label, counts, ghost }: OutcomeHistogramProps) {
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
                <span
                  aria-hidden
                  className={clsx(
                    'relative grow rounded-md bg-sunken',
                    outcome.length === 1 ? 'h-8 sm:h-9 low:h-7' : 'h-7',
                  )}
                >
                  <span
                    className={clsx(
                      'absolute inset-y-0 left-0 rounded-md forced-color-adjust-none transition-[width] duration-200',
                      colorOf[outcome] ?? 'bg-action',
                    )}
                    style={{ width: `${shareOf(count) * 100}%` }}
                  />
                  {ghost && (
                    <span
                      className="absolute inset-y-0 left-0 rounded-md border-2 border-dashed border-ink"
                      style={{ width: `${ghost[outcome] ?? 0}%` }}
                    />
                  )}
                </span>
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
