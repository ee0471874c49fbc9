import { gradeHistogram } from '@qubloom/curriculum';
import { PickChart } from '../../diagrams/bars/pick-chart.tsx';
import type { CheckProps } from './check-props.ts';

export function HistogramCheck({ block, onGraded, onChanged }: CheckProps<'histogram'>) {
  return (
    <PickChart
      charts={block.charts.map(({ circuit }) => circuit)}
      onChosen={onChanged}
      onCheck={(choice) => onGraded(gradeHistogram(block, choice))}
    />
  );
}
