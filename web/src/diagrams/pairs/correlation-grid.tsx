import { percent } from '@qubloom/contract';
import { totalCount, type PairCounts } from './pair-counts.ts';

export interface CorrelationGridProps {
  /** Counts of each pair; null if nothing has been counted. */
  readonly counts: PairCounts | null;
  /** The exact probabilities; null while they are hidden. */
  readonly exact: PairCounts | null;
}

const results = [0, 1] as const;

/** A two by two grid of Alice's and Bob's results, fuller for more frequent pairs. */
export function CorrelationGrid({ counts, exact }: CorrelationGridProps) {
  const total = counts ? totalCount(counts) : 0;
  return (
    <div className="@container">
      <table className="w-full max-w-md lg:tall:in-[.grand]:max-w-none border-separate border-spacing-1.5">
        <caption className="pb-1 text-left text-sm text-ink-soft">
          {counts ? `Results together: ${pairsText(total)}` : 'Chances of the results together'}
        </caption>
        <thead>
          <tr>
            <td />
            {results.map((bob) => (
              <th key={bob} scope="col" className="text-sm font-medium">
                Bob <ResultMark result={bob} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((alice) => (
            <tr key={alice}>
              <th
                scope="row"
                className="w-20 pr-1 text-left text-sm font-medium @max-3xs:w-12 @max-3xs:text-xs"
              >
                Alice <ResultMark result={alice} />
              </th>
              {results.map((bob) => {
                const at = (2 * alice + bob) as 0 | 1 | 2 | 3;
                const share = counts ? (total === 0 ? 0 : counts[at] / total) : (exact?.[at] ?? 0);
                return (
                  <td
                    key={bob}
                    className="h-14 low:h-9.5 @5xl/scene:h-16 lg:tall:in-[.grand]:h-32 rounded-control border border-line text-center align-middle transition-colors duration-200"
                    style={{
                      background: `color-mix(in srgb, var(--color-action-soft) ${Math.round(share * 100)}%, var(--color-sunken))`,
                      boxShadow: `inset 0 -${Math.round(share * 6)}px 0 var(--color-action)`,
                    }}
                  >
                    <span className="block font-mono text-xl leading-tight whitespace-nowrap tabular-nums low:text-base @max-3xs:text-sm">
                      {counts ? counts[at] : percent(share)}
                    </span>
                    {counts && exact && (
                      <span className="block text-xs leading-none text-ink-soft @5xl/scene:text-sm">
                        exact {percent(exact[at])}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function pairsText(total: number): string {
  if (total === 0) return 'no pairs yet';
  return `${total} ${total === 1 ? 'pair' : 'pairs'}`;
}

function ResultMark({ result }: { readonly result: 0 | 1 }) {
  return (
    <span
      className={`font-mono text-lg font-semibold ${result === 0 ? 'text-zero-ink' : 'text-one-ink'}`}
    >
      {result}
    </span>
  );
}
