import { percent } from '@qubloom/contract';
import type { CircuitGrid } from '@qubloom/curriculum';
import { useMemo } from 'react';
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { SignedBars } from '../../../diagrams/bars/signed-bars.tsx';
import { branchesOf } from '../../../diagrams/trials/circuit-run.ts';

export interface BranchBarsProps {
  readonly grid: CircuitGrid;
  /** Probability of 1, over all branches. */
  readonly probability: number;
  /** A guess waits for the run. */
  readonly isHidden: boolean;
  /** Exact numbers are shown only after looks. */
  readonly hasNumbers: boolean;
}

/** The bars at the end of each branch, and the probability of 1 over all of them. */
export function BranchBars(props: BranchBarsProps) {
  const { grid, probability: overall, isHidden, hasNumbers } = props;
  const branches = useMemo(() => branchesOf(grid), [grid]);
  if (isHidden) {
    return (
      <p className="grid w-[8.5rem] place-items-center rounded-card border border-dashed border-control px-3 py-6 text-center text-sm text-ink-soft">
        Look first. Then the bars come up here.
      </p>
    );
  }
  return (
    <section
      aria-label="The two bars"
      className={branches.length > 1 ? 'max-sm:order-1' : undefined}
    >
      <div className="flex flex-wrap items-end gap-3">
        {branches.map(({ outcomes, probability, amplitudes }) => (
          <div
            key={outcomes}
            className="w-[8.5rem] @sm/scene:@max-[34rem]/scene:w-24 low:w-28 low:@sm/scene:@max-[34rem]/scene:w-24 tall:in-[.alone]:@5xl/scene:w-56"
          >
            {outcomes !== '' && (
              <p className="mb-1 text-center text-sm">
                {outcomes.length > 1 ? 'Looks' : 'Look'}{' '}
                <span className="font-mono">{[...outcomes].join(', ')}</span>
                {hasNumbers && ` (${percent(probability)})`}
              </p>
            )}
            <SignedBars amplitudes={amplitudes} hasNumbers={hasNumbers} size="small" />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {hasNumbers &&
          `Chance of 0: ${spokenPercent(1 - overall)}. Chance of 1: ${spokenPercent(overall)}.`}
      </p>
    </section>
  );
}
