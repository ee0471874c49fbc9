import { BagChoice } from './components/bag-choice.tsx';
import { DrawnMarbles, MarbleBag } from './components/marble-bag.tsx';
import { GuessRunContext } from '../../diagrams/trials/guess-run.ts';
import type { ViewProps } from '../interactive.ts';

/** A bag to draw from, or the results of a hidden one. On a page of its own, or if a bag is named, learners choose the bag. */
export function View(props: ViewProps<'chance-histogram'>) {
  const { zeros, ones, counts, guess, bag: firstBag, isPage, problem } = props;
  if (isPage || firstBag) return <BagChoice first={firstBag ?? '1-1'} problem={problem} />;
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
