import { percent } from '../../../diagrams/bars/amplitudes.ts';
import { totalOf, type Four } from '../pairs.ts';

export interface CorrelationGridProps {
  /** How often each of 00, 01, 10, 11 was found: Alice's result, then Bob's. */
  readonly counts: Four;
  /** The exact probabilities; null while they are hidden. */
  readonly exact: Four | null;
}

const results = [0, 1] as const;

/** Two by two: what Alice found against what Bob found, fuller the more often. */
export function CorrelationGrid({ counts, exact }: CorrelationGridProps) {
  const total = totalOf(counts);
  return (
    <table className="w-full max-w-md border-separate border-spacing-1.5">
      <caption className="pb-1 text-left text-sm text-ink-soft">
        Results together:{' '}
        {total === 0 ? 'no pairs yet' : `${total} ${total === 1 ? 'pair' : 'pairs'}`}
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
            <th scope="row" className="w-20 text-left text-sm font-medium">
              Alice <ResultMark result={alice} />
            </th>
            {results.map((bob) => {
              const at = (2 * alice + bob) as 0 | 1 | 2 | 3;
              const share = total === 0 ? 0 : counts[at] / total;
              return (
                <td
                  key={bob}
                  className="h-20 rounded-control border border-line text-center align-middle transition-colors duration-200"
                  style={{
                    background: `color-mix(in srgb, var(--color-action-soft) ${Math.round(share * 100)}%, var(--color-sunken))`,
                    boxShadow: `inset 0 -${Math.round(share * 10)}px 0 var(--color-action)`,
                  }}
                >
                  <span className="block font-mono text-xl tabular-nums">{counts[at]}</span>
                  {exact && (
                    <span className="block text-sm text-ink-soft">exact {percent(exact[at])}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
