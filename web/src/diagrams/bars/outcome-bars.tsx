import { percent } from '@qubloom/contract';
import { clsx } from 'clsx';
import type { Outcome } from '../trials/circuit-run.ts';
import { Ket } from './ket.tsx';
import { LevelBar } from './level-bar.tsx';

export interface OutcomeBarsProps {
  readonly outcomes: readonly Outcome[];
  /** Shows outcomes as bits, not kets, for pages that come before kets are taught. */
  readonly isPlain?: boolean;
}

/** The possible outcomes of measuring some wires, with their probabilities and, if known, their signs. */
export function OutcomeBars({ outcomes, isPlain = false }: OutcomeBarsProps) {
  const wires = outcomes[0]?.bits.length ?? 0;
  const order = Array.from({ length: wires }, (_, at) => `q${wires - 1 - at}`).join(' ');
  // On a phone, more outcomes than fit its height are shown in two columns.
  const half = outcomes.length > 4 ? outcomes.length / 2 : outcomes.length;
  return (
    <div className="self-start justify-self-start rounded-card border border-line bg-sunken px-3 py-2 not-compact:p-4">
      <p className="pb-1 text-left text-sm text-ink-soft not-compact:pb-2 low:max-w-40 low:leading-tight">
        Chances, read as {order}
      </p>
      <div className="flex gap-x-3 sm:flex-col low:max-w-44">
        <OutcomeTable
          isPlain={isPlain}
          outcomes={outcomes.slice(0, half)}
          isHalf={half < outcomes.length}
        />
        {half < outcomes.length && (
          <OutcomeTable isPlain={isPlain} outcomes={outcomes.slice(half)} isHalf />
        )}
      </div>
    </div>
  );
}

interface OutcomeTableProps extends OutcomeBarsProps {
  readonly isHalf: boolean;
  /** Bars for comparison at a glance. Their numbers are only for screen readers. */
  readonly isGlance?: boolean;
}

export function OutcomeTable({
  outcomes,
  isHalf,
  isPlain = false,
  isGlance = false,
}: OutcomeTableProps) {
  return (
    <table>
      <caption className="sr-only">
        Chances from {outcomes[0]?.bits} to {outcomes.at(-1)?.bits}
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
          <tr key={bits} className="h-6 not-compact:h-8 low:h-5.5 lg:tall:in-[.grand]:h-20">
            <th scope="row" className="pr-1 max-sm:text-sm sm:pr-2">
              <Ket bits={bits} isPlain={isPlain} />
            </th>
            <td
              className={clsx('text-center font-mono leading-none', isGlance ? 'sr-only' : 'w-5')}
            >
              {sign}
            </td>
            <td>
              <span className="flex items-center gap-1 sm:gap-2">
                <LevelBar
                  share={probability}
                  outcome={bits}
                  className={clsx(
                    'h-4 bg-surface',
                    sign === '−' && 'opacity-60',
                    isGlance
                      ? 'w-10 not-compact:w-14'
                      : 'not-compact:h-5 not-compact:w-24 low:w-8! lg:tall:in-[.grand]:h-12 lg:tall:in-[.grand]:w-72',
                    !isGlance && (isHalf ? 'w-5' : 'w-[min(6rem,24vw)]'),
                  )}
                />
                <span
                  className={
                    isGlance
                      ? 'sr-only'
                      : clsx(
                          'shrink-0 text-right font-mono text-sm whitespace-nowrap tabular-nums not-compact:w-15',
                          isHalf ? 'w-11' : 'w-13',
                        )
                  }
                >
                  {percent(probability)}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
