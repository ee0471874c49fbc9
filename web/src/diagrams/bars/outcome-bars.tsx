import { clsx } from 'clsx';
import { percent } from './amplitudes.ts';
import type { Outcome } from '../trials/circuit-run.ts';
import { Ket } from './ket.tsx';

/** What a measurement of two or three wires may show, with the probability of each and its sign where it has one. */
export function OutcomeBars({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const wires = outcomes[0]?.bits.length ?? 0;
  return (
    <div className="self-start justify-self-start rounded-card border border-line bg-sunken p-4">
      <table>
        <caption className="pb-2 text-left text-sm text-ink-soft">
          Chances, read as{' '}
          {Array.from({ length: wires }, (_, at) => `q${wires - 1 - at}`).join(' ')}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">Sign</th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ bits, probability, sign }) => (
            <tr key={bits} className="h-8">
              <th scope="row" className="pr-2">
                <Ket bits={bits} />
              </th>
              <td className="w-5 text-center font-mono leading-none">{sign}</td>
              <td>
                <span className="flex items-center gap-2">
                  <span aria-hidden className="h-5 w-24 rounded-md bg-surface">
                    <span
                      className={clsx(
                        'block h-full rounded-md bg-action transition-[width] duration-200',
                        sign === '−' && 'opacity-60',
                      )}
                      style={{ width: `${probability * 100}%` }}
                    />
                  </span>
                  <span className="w-15 shrink-0 text-right font-mono text-sm tabular-nums">
                    {percent(probability)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
