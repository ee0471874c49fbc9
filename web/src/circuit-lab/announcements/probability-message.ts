/** The announcement of the results' probabilities. */
import { spokenPercent } from '../../diagrams/bars/amplitudes.ts';

const maxListed = 4;
/** Less likely results are left out. */
const minProbability = 5e-4;

export interface OutcomeProbability {
  readonly outcome: string;
  readonly probability: number;
}

export interface MessageOptions {
  /** The total probability of all results that are not in the list. */
  readonly others?: number;
  /** The number of classical bits in a result; 0 if the results are those of the wires. */
  readonly bits?: number;
  /** The share of the runs that post-selection keeps; null if all are kept. */
  readonly kept?: number | null;
}

/**
 * Returns `Chances: 0 0, 50 percent. 1 1, 50 percent.`, or `Chances of c1 c0: ...` for measured bits. Digits are
 * separated by spaces, so a screen reader speaks them one by one.
 */
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
    // Results that sound equal keep their order, however their last digits are rounded.
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

/** Returns the names in the order of the digits, such as `c1 c0`. */
function bitNames(bits: number): string {
  if (bits > 3) return `c${bits - 1} to c0`;
  return Array.from({ length: bits }, (_, at) => `c${bits - 1 - at}`).join(' ');
}

/** Returns `1 0 1`, because a screen reader would speak `101` as a hundred and one. */
export function spokenBits(bits: string): string {
  return [...bits].join(' ');
}
