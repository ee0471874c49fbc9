/** How the chances of what can come out are said. */
import { wireCount, type Circuit } from '@qubloom/quantum';
import { spokenPercent } from '../../lib/amplitudes.ts';

/** Larger circuits are left to the displays, whose worker is too late for the words of an edit. */
const mostWiresSaidAtOnce = 12;
const mostColumnsSaidAtOnce = 200;
const mostSaid = 4;
/** What is less likely is not said. */
const least = 5e-4;

export interface OutcomeChance {
  readonly outcome: string;
  readonly chance: number;
}

/** Whether the chances are said in one breath with the edit that made them. */
export function isSaidAtOnce(circuit: Circuit): boolean {
  return (
    wireCount(circuit) <= mostWiresSaidAtOnce && circuit.columns.length <= mostColumnsSaidAtOnce
  );
}

/** `Chances: 00, 50 percent. 11, 50 percent.`; `rest` is the chance of all that is not in the list. */
export function chancesWords(outcomes: readonly OutcomeChance[], rest = 0): string {
  const likely = outcomes
    .filter(({ chance }) => chance > least)
    .map(({ outcome, chance }) => ({ outcome, chance, words: spokenPercent(chance) }))
    // What sounds equal keeps its order, however the last digits fell.
    .toSorted((a, b) => {
      if (a.words !== b.words) return b.chance - a.chance;
      return a.outcome < b.outcome ? -1 : 1;
    });
  if (likely.length === 0) return 'Chances: each is less than 0.1 percent.';
  const said = likely.slice(0, mostSaid).map(({ outcome, words }) => `${outcome}, ${words}.`);
  const areThereOthers = likely.length > mostSaid || rest > least;
  return `Chances: ${said.join(' ')}${areThereOthers ? ' And others.' : ''}`;
}
