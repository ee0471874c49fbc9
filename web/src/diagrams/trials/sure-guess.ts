/** A guess at the results of measuring fresh qubits: always 0, always 1, or sometimes either. */

export type SureGuess = '0' | '1' | 'either';

/** The guesses in words, in the order in which they are offered. */
export const sureGuesses: readonly { readonly value: SureGuess; readonly text: string }[] = [
  { value: '0', text: '0 every time' },
  { value: '1', text: '1 every time' },
  { value: 'either', text: 'Sometimes 0, sometimes 1' },
];

/** A probability closer than this to 0 or 1 is certain. */
const rounding = 1e-9;

/** Returns the right guess for an exact probability of 1. */
export function sureAnswer(probability: number): SureGuess {
  if (probability < rounding) return '0';
  return probability > 1 - rounding ? '1' : 'either';
}

export function guessText(guess: SureGuess): string {
  return { '0': '0 every time', '1': '1 every time', either: 'sometimes 0, sometimes 1' }[guess];
}
