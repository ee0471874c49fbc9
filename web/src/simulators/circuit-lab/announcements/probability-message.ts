/** How the probabilities of what can come out are announced. */
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';

const maxListed = 4;
/** What is less likely is left out. */
const minProbability = 5e-4;

export interface OutcomeProbability {
  readonly outcome: string;
  readonly probability: number;
}

/** `Chances: 00, 50 percent. 11, 50 percent.`; `others` is the probability of all that is not in the list. */
export function probabilityMessage(outcomes: readonly OutcomeProbability[], others = 0): string {
  const likely = outcomes
    .filter(({ probability }) => probability > minProbability)
    .map(({ outcome, probability }) => ({
      outcome,
      probability,
      label: spokenPercent(probability),
    }))
    // What sounds equal keeps its order, however the last digits fell.
    .toSorted((a, b) => {
      if (a.label !== b.label) return b.probability - a.probability;
      return a.outcome < b.outcome ? -1 : 1;
    });
  if (likely.length === 0) return 'Chances: each is less than 0.1 percent.';
  const listed = likely.slice(0, maxListed).map(({ outcome, label }) => `${outcome}, ${label}.`);
  const areThereOthers = likely.length > maxListed || others > minProbability;
  return `Chances: ${listed.join(' ')}${areThereOthers ? ' And others.' : ''}`;
}
