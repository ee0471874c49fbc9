import type { WidgetProperties } from '@qubloom/contract';
import { BagChoice } from './components/bag-choice.tsx';
import type { MarblesOptions } from './options.ts';
import { DrawnMarbles, MarbleBag } from './components/marble-bag.tsx';
import { GuessRunContext } from '../../diagrams/trials/guess-run.ts';

/** A bag to draw from, or the results of a hidden one. On a page of its own, learners choose the bag. */
export function View(properties: WidgetProperties<'chance-histogram'> | MarblesOptions) {
  if ('bag' in properties) return <BagChoice {...properties} />;
  const { zeros, ones, counts, guess } = properties;
  if (counts !== '') {
    const [countedZeros = 0, countedOnes = 0] = counts.split(' ').map(Number);
    return <DrawnMarbles zeros={countedZeros} ones={countedOnes} />;
  }
  const bag = <MarbleBag key={`${zeros} ${ones}`} zeros={zeros} ones={ones} />;
  if (guess === undefined) return bag;
  const ghost = { 0: 100 - guess, 1: guess };
  return (
    <GuessRunContext value={{ isAwaited: false, ghost, onRun: () => undefined }}>
      {bag}
    </GuessRunContext>
  );
}
