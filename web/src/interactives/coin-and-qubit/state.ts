/** A coin that is flipped and a qubit that goes through H, equally often. Both start at 0. */
import { circuit, smallStateAfter } from '@qubloom/quantum';

/** The number of changes before the measurement. */
export type Times = '1' | '2' | '3';
export const manyTimes: readonly Times[] = ['1', '2', '3'];
export type Kind = 'coin' | 'qubit';

export interface Counts {
  readonly zeros: number;
  readonly ones: number;
  /** The result of the last look; null before the first. */
  readonly latest: 0 | 1 | null;
}

export const triesOf = ({ zeros, ones }: Counts) => zeros + ones;

/** A guess whether the two charts will look the same. */
export type Guess = 'same' | 'different';

export interface Trial {
  readonly times: Times;
  readonly guess: Guess | null;
  readonly counts: Readonly<Record<Kind, Counts>>;
}

const none: Counts = { zeros: 0, ones: 0, latest: null };

export function newTrial(times: Times): Trial {
  return { times, guess: null, counts: { coin: none, qubit: none } };
}

/** The first guess stays, and none is taken after a result. */
export function withGuess(trial: Trial, guess: Guess): Trial {
  return trial.guess === null && !hasAny(trial) ? { ...trial, guess } : trial;
}

/** `shown` are the results of coins, or of qubits, the newest last. */
export function withResults(trial: Trial, kind: Kind, shown: readonly (0 | 1)[]): Trial {
  const { zeros, ones, latest } = trial.counts[kind];
  const more = shown.filter((bit) => bit === 1).length;
  return {
    ...trial,
    counts: {
      ...trial.counts,
      [kind]: {
        zeros: zeros + shown.length - more,
        ones: ones + more,
        latest: shown.at(-1) ?? latest,
      },
    },
  };
}

export const hasAny = ({ counts }: Trial) => triesOf(counts.coin) + triesOf(counts.qubit) > 0;

/** There are results of both to compare. */
export const hasBoth = ({ counts }: Trial) => triesOf(counts.coin) > 0 && triesOf(counts.qubit) > 0;

/** The exact probability that a measurement shows 1. */
export function probabilityAfter(kind: Kind, times: Times): number {
  return stepsOf(times).at(-1)?.[kind === 'coin' ? 'coinProbability' : 'qubitProbability'] ?? 0;
}

export interface Step {
  /** The number of changes so far. */
  readonly changes: number;
  /** Probabilities of 1. */
  readonly coinProbability: number;
  readonly qubitProbability: number;
  /** The qubit's two amplitudes. H keeps them real. */
  readonly amplitudes: readonly [zero: number, one: number];
}

/** The states before the first change and after each. A flipped coin forgets its earlier side. */
export function stepsOf(times: Times): readonly Step[] {
  return Array.from({ length: Number(times) + 1 }, (_, changes) => {
    const line = circuit(1);
    for (let at = 0; at < changes; at++) line.h(0);
    const [zero = 0, , one = 0] = smallStateAfter(line.build()).amplitudes;
    return {
      changes,
      coinProbability: changes === 0 ? 0 : 1 / 2,
      qubitProbability: one * one,
      amplitudes: [zero, one],
    };
  });
}

/** Returns true if the guess fits the exact probabilities, because a few tries prove nothing. */
export function isGuessRight({ times, guess }: Trial): boolean {
  const isSame =
    Math.abs(probabilityAfter('coin', times) - probabilityAfter('qubit', times)) < 1e-9;
  return guess === (isSame ? 'same' : 'different');
}

/** Both were tried often enough to compare their charts. */
export const isEnough = ({ counts }: Trial) =>
  Math.min(triesOf(counts.coin), triesOf(counts.qubit)) >= enoughTries;
const enoughTries = 20;

/** The counts in words; null before both have been tried. */
export function countsText(trial: Trial): string | null {
  if (!hasBoth(trial)) return null;
  const seen = (kind: Kind) => {
    const { zeros, ones } = trial.counts[kind];
    return `The ${kind} showed 0 in ${zeros} and 1 in ${ones} of ${zeros + ones}.`;
  };
  return `${seen('coin')} ${seen('qubit')}`;
}

/** The reason for the result, once there is enough of it to see. */
export function reasonFor(trial: Trial): string {
  if (!isEnough(trial)) return 'A few tries are luck. Take 100 of each.';
  return {
    '1': 'After one change the two charts look the same. Try twice, and they part.',
    '2': "A second flip keeps a coin random. A qubit's two parts can cancel: H makes an even mix, and can undo it.",
    '3': 'The third H makes an even mix again, which a fourth could undo. The coin stays random all the way.',
  }[trial.times];
}
