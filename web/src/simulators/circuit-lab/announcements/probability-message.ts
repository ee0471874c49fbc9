/** How the probabilities of what can come out are announced. */
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';

const maxListed = 4;
/** What is less likely is left out. */
const minProbability = 5e-4;

export interface OutcomeProbability {
  readonly outcome: string;
  readonly probability: number;
}

export interface MessageOptions {
  /** The probability of all that is not in the list. */
  readonly others?: number;
  /** How many classical bits an outcome has; 0 where it is of the wires. */
  readonly bits?: number;
  /** The share of the runs that post-selection keeps; null where all are. */
  readonly kept?: number | null;
}

/** `Chances: 0 0, 50 percent. 1 1, 50 percent.`, of looks `Chances of c1 c0: ...`; digits are said one by one. */
export function probabilityMessage(
  outcomes: readonly OutcomeProbability[],
  { others = 0, bits = 0, kept = null }: MessageOptions = {},
): string {
  const chances = `Chances${bits > 0 ? ` of ${bitNames(bits)}` : ''}`;
  const opening =
    kept === null
      ? `${chances}:`
      : `${spokenPercent(kept)} of the runs are kept. ${chances} in those:`;
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
  if (likely.length === 0) return `${opening} each is less than 0.1 percent.`;
  const listed = likely
    .slice(0, maxListed)
    .map(({ outcome, label }) => `${spokenBits(outcome)}, ${label}.`);
  const areThereOthers = likely.length > maxListed || others > minProbability;
  return `${opening} ${listed.join(' ')}${areThereOthers ? ' And others.' : ''}`;
}

/** `c1 c0`, as their digits stand. */
function bitNames(bits: number): string {
  if (bits > 3) return `c${bits - 1} to c0`;
  return Array.from({ length: bits }, (_, at) => `c${bits - 1 - at}`).join(' ');
}

/** `1 0 1`: in one piece it would be read as a hundred and one. */
export function spokenBits(bits: string): string {
  return [...bits].join(' ');
}
