import type { ReactNode } from 'react';
import { OutcomeHistogram } from '../../../diagrams/bars/outcome-histogram.tsx';
import { useGuessRun } from '../../../diagrams/trials/guess-run.ts';
import { alicesOnes, bobsOnes, equalOf, totalOf } from '../../../diagrams/pairs/four.ts';
import { askOf, type Tester } from '../tester-state.ts';

export interface MatchTesterProps {
  readonly tester: Tester;
  readonly isGrowing: boolean;
  readonly runs: ReactNode;
}

/** Two people with half of a pair each: what each counts alone, and how often the two match. */
export function MatchTester({ tester, isGrowing, runs }: MatchTesterProps) {
  const { ghost } = useGuessRun();
  const four = tester.counts[askOf(tester)];
  const total = totalOf(four);
  const halves = [
    { label: 'Your friend, q1', ones: alicesOnes(four), ghost },
    { label: 'You, q0', ones: bobsOnes(four) },
  ];
  return (
    <div className="grid gap-3 p-3 sm:gap-4 sm:p-5">
      {runs}
      <div className="grid gap-x-6 gap-y-1 halves:grid-cols-2 sm:gap-y-2">
        {halves.map(({ label, ones, ghost: guessed }) => (
          <OutcomeHistogram
            key={label}
            label={label}
            counts={[
              { outcome: '0', count: total - ones },
              { outcome: '1', count: ones },
            ]}
            ghost={guessed}
          />
        ))}
      </div>
      <p aria-live={isGrowing ? 'off' : 'polite'} className="min-h-7 font-medium">
        {total === 0
          ? 'No pair has been looked at yet.'
          : `The two answers matched in ${equalOf(four)} of ${total} pairs.`}
      </p>
    </div>
  );
}
