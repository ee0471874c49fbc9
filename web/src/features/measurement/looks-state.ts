/** Qubits that are looked at: the bars before and after each look, and how the last looks came out. */
import { circuit, stateAfter, type Random } from '@qubloom/quantum';
import { drawOnes } from '../../lib/circuit-run.ts';
import { guessInWords, sureAnswer, type SureGuess } from '../../lib/sure-guess.ts';
import type { OneQubitAmplitudes } from '../../ui/signed-bars.tsx';

/** What happens to each fresh qubit, which starts at 0; a look at its end is always there. */
export const lines = ['h', 'h-h', 'h-look-h'] as const;
export type Line = (typeof lines)[number];

type Stop = 'H' | 'look';
const stops: Readonly<Record<Line, readonly Stop[]>> = {
  h: ['H', 'look'],
  'h-h': ['H', 'H', 'look'],
  'h-look-h': ['H', 'look', 'H', 'look'],
};
export const stopsOf = (line: Line) => stops[line];

export type Answer = 0 | 1;

export interface Counts {
  readonly zeros: number;
  readonly ones: number;
}

export interface Looks {
  readonly line: Line;
  /** The answers of the qubit on the table, one a look; null before the first qubit. */
  readonly answers: readonly Answer[] | null;
  /** How often the qubit on the table has been looked at again, behind its line. */
  readonly again: number;
  /** How many fresh qubits have been taken in all. */
  readonly fresh: number;
  /** What the last look of each line showed. */
  readonly counts: Readonly<Record<Line, Counts>>;
  /** A guess is locked with the first qubit of its line. */
  readonly guesses: Readonly<Record<Line, SureGuess | null>>;
}

const none: Counts = { zeros: 0, ones: 0 };

export function newLooks(line: Line): Looks {
  return {
    line,
    answers: null,
    again: 0,
    fresh: 0,
    counts: { h: none, 'h-h': none, 'h-look-h': none },
    guesses: { h: null, 'h-h': null, 'h-look-h': null },
  };
}

export const triesOf = ({ zeros, ones }: Counts) => zeros + ones;
export const isLocked = ({ counts, line }: Looks) => triesOf(counts[line]) > 0;

export function withLine(looks: Looks, line: Line): Looks {
  return { ...looks, line, answers: null, again: 0 };
}

export function withGuess(looks: Looks, guess: SureGuess): Looks {
  if (isLocked(looks)) return looks;
  return { ...looks, guesses: { ...looks.guesses, [looks.line]: guess } };
}

/** Takes fresh qubits through the line; the last one of them stays on the table. */
export function withFresh(looks: Looks, qubits: number, random: Random): Looks {
  let { zeros, ones } = looks.counts[looks.line];
  let answers: readonly Answer[] = [];
  for (let qubit = 0; qubit < qubits; qubit++) {
    answers = answersOfOne(looks.line, random);
    if (answers.at(-1) === 1) ones++;
    else zeros++;
  }
  return {
    ...looks,
    answers,
    again: 0,
    fresh: looks.fresh + qubits,
    counts: { ...looks.counts, [looks.line]: { zeros, ones } },
  };
}

function answersOfOne(line: Line, random: Random): readonly Answer[] {
  const answers: Answer[] = [];
  const all = stops[line].filter((stop) => stop === 'look').length;
  while (answers.length < all) {
    const before = barsBefore(line, answers);
    answers.push(drawOnes(chanceOf(before), 1, random) === 1 ? 1 : 0);
  }
  return answers;
}

/** Looking again changes nothing any more: it shows what the last look showed. */
export function withLookAgain(looks: Looks): Looks {
  return looks.answers === null ? looks : { ...looks, again: looks.again + 1 };
}

/** One look with the bars before it and, once it has been taken, its answer and the bars after it. */
export interface Look {
  readonly before: OneQubitAmplitudes | null;
  readonly answer: Answer | null;
  readonly after: OneQubitAmplitudes | null;
}

/** Every look of the line. What depends on a look that has not been taken is not known yet. */
export function looksOf({ line, answers }: Looks): readonly Look[] {
  const all = stops[line].filter((stop) => stop === 'look').length;
  return Array.from({ length: all }, (_, at) => {
    const isKnown = at === 0 || answers !== null;
    const answer = answers?.[at] ?? null;
    return {
      before: isKnown ? barsBefore(line, answers?.slice(0, at) ?? []) : null,
      answer,
      after: answer === null ? null : barsAt(answer),
    };
  });
}

const barsAt = (answer: Answer): OneQubitAmplitudes => (answer === 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]);

/** The bars just before the look that follows on these answers; the engine says. */
function barsBefore(line: Line, answers: readonly Answer[]): OneQubitAmplitudes {
  const passing = circuit(1).initial(0, answers.at(-1) === 1 ? '1' : '0');
  let looks = 0;
  for (const stop of stops[line]) {
    if (stop === 'look') looks++;
    else if (looks === answers.length) passing.h(0);
  }
  const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = stateAfter(passing.build()).amplitudes;
  return [re0, im0, re1, im1];
}

const chanceOf = ([, , re, im]: OneQubitAmplitudes) => re * re + im * im;

/** The exact chance that the last look shows 1. */
export function chanceOfOne(line: Line): number {
  if (line !== 'h-look-h') return chanceOf(barsBefore(line, []));
  const first = chanceOf(barsBefore(line, []));
  return (1 - first) * chanceOf(barsBefore(line, [0])) + first * chanceOf(barsBefore(line, [1]));
}

/** What the counts of the present line say; null before its first qubit. */
export function verdictOf(looks: Looks): string | null {
  const { line, counts, guesses } = looks;
  const tries = triesOf(counts[line]);
  if (tries === 0) return null;
  const guess = guesses[line];
  const shown = `The last look showed 1 in ${counts[line].ones} of ${tries}.`;
  if (guess === null) return `${shown} ${reasons[line]}`;
  const isRight = guess === sureAnswer(chanceOfOne(line));
  return `${shown} You guessed ${guessInWords(guess)}${isRight ? ', and so it is' : ''}. ${reasons[line]}`;
}

const reasons: Readonly<Record<Line, string>> = {
  h: 'H makes an even mix. The look changes it into the answer you got.',
  'h-h': 'The second H undoes the mix, so the answer is sure.',
  'h-look-h':
    'The look in the middle left no mix, so the second H had nothing to undo. It made a new mix.',
};
