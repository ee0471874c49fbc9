import { gridOfLine } from '@qubloom/curriculum';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { OutcomeHistogram } from '../../diagrams/bars/outcome-histogram.tsx';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { useGuessRun, useReportRun } from '../../diagrams/trials/guess-run.ts';
import { OneTryButton, RunButton } from '../../diagrams/trials/run-button.tsx';
import { useGrowingRun } from '../../diagrams/trials/use-growing-run.ts';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import type { ViewProps } from '../interactive.ts';

const many = 100;
const none = { zeros: 0, ones: 0 };

/** Another circuit restarts the count. */
export function View({ circuit, wire }: ViewProps<'looks'>) {
  return <CountedMeasurements key={circuit} chance={probabilityOfOne(gridOfLine(circuit), wire)} />;
}

/** Each look takes a fresh qubit. */
function CountedMeasurements({ chance }: { readonly chance: number }) {
  const [counts, setCounts] = useState(none);
  const [random] = useState(() => createRandom(freshSeed()));
  const { ghost } = useGuessRun();
  const { isGrowing, run } = useGrowingRun((looks) => {
    const ones = drawOnes(chance, looks, random);
    setCounts((now) => ({ zeros: now.zeros + looks - ones, ones: now.ones + ones }));
  });
  useReportRun(counts.zeros + counts.ones >= many && !isGrowing);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2 low:gap-1 compact:[&_button]:px-2.5 compact:[&_svg]:hidden">
        <OneTryButton isGrowing={isGrowing} onPress={() => run(1)}>
          Look once
        </OneTryButton>
        <RunButton variant="secondary" isGrowing={isGrowing} onPress={() => run(many)}>
          {many} times
        </RunButton>
      </div>
      <OutcomeHistogram
        label="Fresh qubits"
        counts={[
          { outcome: '0', count: counts.zeros },
          { outcome: '1', count: counts.ones },
        ]}
        ghost={ghost}
      />
    </div>
  );
}
