import type { WidgetProperties } from '@qubloom/contract';
import { DrawnMarbles, MarbleBag } from '../../../diagrams/marbles/marble-bag.tsx';

/** A bag to draw from, or what came out of one that is hidden. */
export function ChanceHistogram({ zeros, ones, counts }: WidgetProperties<'chance-histogram'>) {
  if (counts === '') return <MarbleBag key={`${zeros} ${ones}`} zeros={zeros} ones={ones} />;
  const [countedZeros = 0, countedOnes = 0] = counts.split(' ').map(Number);
  return <DrawnMarbles zeros={countedZeros} ones={countedOnes} />;
}
