/** Measured qubits: the bars before and after each measurement, and the latest results. */
import { circuit, smallStateAfter, type Random } from '@qubloom/quantum';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { guessText, sureAnswer, type SureGuess } from '../../diagrams/trials/sure-guess.ts';
import type { OneQubitAmplitudes } from '../../diagrams/bars/signed-bars.tsx';

/** The operations on each fresh qubit, which starts at 0. There is always a measurement at its end. */
export const lines = ['h', 'h-h', 'h-look-h'] as const;
export type Line = (typeof lines)[number];

type Stop = 'H' | 'measure';
const stops: Readonly<Record<Line, readonly Stop[]>> = {
  h: ['H', 'measure'],
  'h-h': ['H', 'H', 'measure'],
  'h-look-h': ['H', 'measure', 'H', 'measure'],
};

export type Answer = 0 | 1;

export interface Counts {
  readonly zeros: number;
  readonly ones: number;
}

export interface Measurements {
  readonly line: Line;
  /** The answers of the current qubit, one per measurement; null before the first qubit. */
  readonly answers: readonly Answer[] | null;
  /** Number of repeated measurements of the current qubit, after its line. */
  readonly again: number;
  /** Total number of fresh qubits. */
  readonly fresh: number;
  /** Results of the last measurement of each line. */
  readonly counts: Readonly<Record<Line, Counts>>;
  /** A guess is locked with the first qubit of its line. */
  readonly guesses: Readonly<Record<Line, SureGuess | null>>;
}

const none: Counts = { zeros: 0, ones: 0 };

export function newMeasurements(line: Line): Measurements {
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
export const isLocked = ({ counts, line }: Measurements) => triesOf(counts[line]) > 0;

export function withLine(measurements: Measurements, line: Line): Measurements {
  return { ...measurements, line, answers: null, again: 0 };
}

export function withGuess(measurements: Measurements, guess: SureGuess): Measurements {
  if (isLocked(measurements)) return measurements;
  return { ...measurements, guesses: { ...measurements.guesses, [measurements.line]: guess } };
}

/** Takes fresh qubits through the line. The last one becomes the current qubit. */
export function withFresh(
  measurements: Measurements,
  qubits: number,
  random: Random,
): Measurements {
  let { zeros, ones } = measurements.counts[measurements.line];
  let answers: readonly Answer[] = [];
  for (let qubit = 0; qubit < qubits; qubit++) {
    answers = answersOfOne(measurements.line, random);
    if (answers.at(-1) === 1) ones++;
    else zeros++;
  }
  return {
    ...measurements,
    answers,
    again: 0,
    fresh: measurements.fresh + qubits,
    counts: { ...measurements.counts, [measurements.line]: { zeros, ones } },
  };
}

function answersOfOne(line: Line, random: Random): readonly Answer[] {
  const answers: Answer[] = [];
  const all = stops[line].filter((stop) => stop === 'measure').length;
  while (answers.length < all) {
    const before = barsBefore(line, answers);
    answers.push(drawOnes(probabilityOf(before), 1, random) === 1 ? 1 : 0);
  }
  return answers;
}

/** Measuring again changes nothing: it shows the result of the last measurement. */
export function withRepeatedMeasurement(measurements: Measurements): Measurements {
  return measurements.answers === null
    ? measurements
    : { ...measurements, again: measurements.again + 1 };
}

/** One stop of the line, the result of a measurement there, and the bars after it; null if not known yet. */
export interface PassedStop {
  readonly stop: Stop;
  readonly answer: Answer | null;
  readonly bars: OneQubitAmplitudes | null;
}

/** The current qubit after each stop of its line. States that depend on a future measurement are unknown. */
export function passedStops({
  line,
  answers,
}: Pick<Measurements, 'line' | 'answers'>): readonly PassedStop[] {
  const seen: (Answer | null)[] = [];
  let gates = 0;
  return stops[line].map((stop) => {
    if (stop === 'H') {
      gates++;
      const from = seen.length === 0 ? 0 : (seen.at(-1) ?? null);
      return { stop, answer: null, bars: from === null ? null : barsAfter(from, gates) };
    }
    const answer = answers?.[seen.length] ?? null;
    seen.push(answer);
    gates = 0;
    return { stop, answer, bars: answer === null ? null : barsAfter(answer, 0) };
  });
}

/** Returns the bars after some H gates, computed by the engine. */
function barsAfter(start: Answer, gates: number): OneQubitAmplitudes {
  const passing = circuit(1).initial(0, start === 1 ? '1' : '0');
  for (let gate = 0; gate < gates; gate++) passing.h(0);
  const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = smallStateAfter(passing.build()).amplitudes;
  return [re0, im0, re1, im1];
}

/** The bars just before the measurement that follows these answers. */
function barsBefore(line: Line, answers: readonly Answer[]): OneQubitAmplitudes {
  let gates = 0;
  let measurements = 0;
  for (const stop of stops[line]) {
    if (stop === 'measure') measurements++;
    else if (measurements === answers.length) gates++;
  }
  return barsAfter(answers.at(-1) ?? 0, gates);
}

const probabilityOf = ([, , re, im]: OneQubitAmplitudes) => re * re + im * im;

/** The exact probability that the last measurement shows 1. */
export function probabilityOfLine(line: Line): number {
  if (line !== 'h-look-h') return probabilityOf(barsBefore(line, []));
  const first = probabilityOf(barsBefore(line, []));
  return (
    (1 - first) * probabilityOf(barsBefore(line, [0])) +
    first * probabilityOf(barsBefore(line, [1]))
  );
}

/** Describes the counts of the current line; null before its first qubit. */
export function verdictOf(measurements: Measurements): string | null {
  const { line, counts, guesses } = measurements;
  const tries = triesOf(counts[line]);
  if (tries === 0) return null;
  const guess = guesses[line];
  const shown = `The last look showed 1 in ${counts[line].ones} of ${tries}.`;
  if (guess === null) return `${shown} ${reasons[line]}`;
  const isRight = guess === sureAnswer(probabilityOfLine(line));
  return `${shown} You guessed ${guessText(guess)}${isRight ? ', and so it is' : ''}. ${reasons[line]}`;
}

const reasons: Readonly<Record<Line, string>> = {
  h: 'H makes an even mix. The look changes it into the answer you got.',
  'h-h': 'The second H undoes the mix, so the answer is sure.',
  'h-look-h':
    'The look in the middle left no mix, so the second H had nothing to undo. It made a new mix.',
};
