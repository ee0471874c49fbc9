/** The data of the shots panel: the results and the learner's guess. */
import { bitCount, formatBits, wireCount, type Circuit } from '@qubloom/quantum';

/** With up to this many digits, each result has a slider. With more, the learner guesses one result. */
const maxDigitsListed = 3;
/** Rows of the histogram. */
export const maxBars = 16;

/** Parts that the learner gave each result, by name. They need not add up to 100. */
export type Guess = Readonly<Record<string, number>>;

/** Returns the number of digits in a result: all bits if something is measured, otherwise all wires. */
export function digitsOf(circuit: Circuit): number {
  return isMeasured(circuit) ? bitCount(circuit) : wireCount(circuit);
}

function isMeasured({ columns }: Circuit): boolean {
  return columns.some((column) => column.some(({ kind }) => kind === 'measure'));
}

/** Returns the names of the digits from left to right, such as `c1 c0` or `q1 q0`. */
export function digitNames(circuit: Circuit): string {
  const digits = digitsOf(circuit);
  const letter = isMeasured(circuit) ? 'c' : 'q';
  const names = Array.from({ length: digits }, (_, i) => `${letter}${digits - 1 - i}`);
  return digits > 5 ? `${names[0] ?? ''} … ${letter}1 ${letter}0` : names.join(' ');
}

/** Returns every result if there are few enough to guess one by one, else null. */
export function listedResults(digits: number): readonly string[] | null {
  if (digits > maxDigitsListed) return null;
  return Array.from({ length: 2 ** digits }, (_, k) => formatBits(k, digits));
}

/** Returns the guess as shares that add up to 1; null if nothing was guessed. */
export function sharesOf(guess: Guess): Readonly<Record<string, number>> | null {
  const sum = Object.values(guess).reduce((total, part) => total + part, 0);
  if (sum <= 0) return null;
  return Object.fromEntries(Object.entries(guess).map(([name, part]) => [name, part / sum]));
}

export interface HistogramBar {
  readonly result: string;
  readonly count: number;
  /** The share of all shots. */
  readonly share: number;
  readonly guessed: number;
}

export interface Histogram {
  readonly bars: readonly HistogramBar[];
  /** The number of results that have no bar, and how often they came up together. */
  readonly others: number;
  readonly otherCount: number;
}

/** Returns all results that came up or were guessed, in order; only the most frequent if there are many. */
export function histogramOf(
  counts: ReadonlyMap<string, number>,
  kept: number,
  guess: Guess,
): Histogram {
  const shares = sharesOf(guess) ?? {};
  const names = new Set([...counts.keys(), ...Object.keys(shares)]);
  const all = [...names].map((result) => {
    const count = counts.get(result) ?? 0;
    return { result, count, share: kept === 0 ? 0 : count / kept, guessed: shares[result] ?? 0 };
  });
  const shown = all
    .toSorted((a, b) => Number(b.guessed > 0) - Number(a.guessed > 0) || b.count - a.count)
    .slice(0, maxBars);
  const bars = shown.sort((a, b) => (a.result < b.result ? -1 : 1));
  return {
    bars,
    others: all.length - bars.length,
    otherCount: kept - bars.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Says in a neutral sentence how close the guess was. */
export function guessMessage({ bars }: Histogram, hasOneOnly: boolean): string {
  const guessed = bars.filter((bar) => bar.guessed > 0);
  const [first] = guessed;
  if (!first) return '';
  if (hasOneOnly) {
    const better = bars.filter((bar) => bar.count > first.count).length;
    if (first.count === 0) return `${first.result} never came. What would change that?`;
    return better === 0
      ? `${first.result} came most often, as you thought.`
      : `${first.result} came ${first.count} times; ${better} came more often.`;
  }
  const apart =
    bars.reduce((sum, { share, guessed: guess }) => sum + Math.abs(share - guess), 0) / 2;
  const percent = Math.round(apart * 100);
  if (percent <= 5) return 'Your guess and the shots agree.';
  return `Your guess and the shots differ in ${percent} of 100. Which bar surprised you?`;
}
