import type { ReactNode } from 'react';
import { OutcomeHistogram } from '../../../diagrams/bars/outcome-histogram.tsx';
import { useGuessRun } from '../../../diagrams/trials/guess-run.ts';
import {
  alicesOnes,
  bobsOnes,
  equalCount,
  totalCount,
} from '../../../diagrams/pairs/pair-counts.ts';
import { InteractiveLayout } from '../../../diagrams/interactive-layout/interactive-layout.tsx';
import { askOf, type Tester } from '../state.ts';
import { PairStage } from './pair-stage.tsx';

export interface MatchTesterProps {
  readonly tester: Tester;
  readonly isGrowing: boolean;
  readonly runs: ReactNode;
  readonly problem?: string | undefined;
}

/** Two people with half of a pair each: the counts of each alone, and how often the two match. */
export function MatchTester({ tester, isGrowing, runs, problem }: MatchTesterProps) {
  const { ghost } = useGuessRun();
  const four = tester.counts[askOf(tester)];
  const total = totalCount(four);
  const halves = [
    { label: 'Your friend, q1', ones: alicesOnes(four), ghost },
    { label: 'You, q0', ones: bobsOnes(four) },
  ];
  return (
    <InteractiveLayout
      goal="Two halves of one pair, far apart. Do they match?"
      shape="wide"
      problem={problem}
      stage={<PairStage tester={tester} names={['Friend', 'You']} hasWays={false} />}
      controls={
        <>
          {runs}
          <div className="grid grid-cols-2 gap-x-4">
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
        </>
      }
      message={
        !isGrowing &&
        (total === 0
          ? 'No pair has been looked at yet.'
          : `The two answers matched in ${equalCount(four)} of ${total} pairs.`)
      }
    />
  );
}
