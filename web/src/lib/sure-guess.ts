/** A guess at what looks at fresh qubits will show: surely 0, surely 1, or sometimes either. */

export type SureGuess = '0' | '1' | 'either';

/** The guesses in words, in the order in which they are offered. */
export const sureGuesses: readonly { readonly value: SureGuess; readonly words: string }[] = [
  { value: '0', words: '0 every time' },
  { value: '1', words: '1 every time' },
  { value: 'either', words: 'Sometimes 0, sometimes 1' },
];

/** Nearer than this to 0 or 1, a chance is sure. */
const rounding = 1e-9;

/** The guess that is right for an exact chance of 1. */
export function sureAnswer(chanceOfOne: number): SureGuess {
  if (chanceOfOne < rounding) return '0';
  return chanceOfOne > 1 - rounding ? '1' : 'either';
}

export function guessInWords(guess: SureGuess): string {
  return { '0': '0 every time', '1': '1 every time', either: 'sometimes 0, sometimes 1' }[guess];
}
