/** Splits a typed text for PostgreSQL's `websearch_to_tsquery`. */
import { seenText } from '@qubloom/moderation';

export interface TypedWords {
  /** Everything except the last word, or everything if the last word is not a plain one. */
  readonly whole: string;
  /** The names of gates in `whole` that PostgreSQL's English dictionary drops. */
  readonly letters: string;
  /** The word that may still be incomplete; empty if there is none. */
  readonly last: string;
  /** The last word as a search for words that begin with it. Empty for a single letter, which is a gate's name. */
  readonly lastAsPrefix: string;
}

/** A word of letters and digits at the end of the text, after a blank. */
const lastWord = /(?:^|\s)([\p{L}\p{N}]+)$/u;

/** The English dictionary takes S and T for the ends of "it's" and "don't", and drops them. */
const gateLetters = /(?<![\p{L}\p{N}'’])[st](?![\p{L}\p{N}'’])/giu;

/** Other spellings of the word qubit that people really use. */
const qubit = /(?<![\p{L}\p{N}])(?:q-?bit|cubit)(s?)(?![\p{L}\p{N}])/giu;

/** Returns the text with ordinary letters in place of full-width ones, and with "qubit" in place of its misspellings. */
export function normalizedText(text: string): string {
  return seenText(text).replaceAll(qubit, 'qubit$1');
}

export function typedWords(text: string): TypedWords {
  const isInQuotes = text.split('"').length % 2 === 0;
  const last = isInQuotes ? '' : (lastWord.exec(text)?.[1] ?? '');
  const whole = text.slice(0, text.length - last.length);
  return {
    whole,
    letters: (whole.match(gateLetters) ?? []).join(' '),
    last,
    lastAsPrefix: last.length > 1 ? `${last}:*` : '',
  };
}
