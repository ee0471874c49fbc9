/** Splits a typed text for PostgreSQL's `websearch_to_tsquery`. */
import { seenText } from '@qubloom/moderation';

export interface TypedWords {
  /** Everything except the last word, or everything if the last word is not a plain one. */
  readonly whole: string;
  /** The names of gates in it that PostgreSQL's English dictionary drops. */
  readonly letters: string;
  /** The word that may still be incomplete; empty if there is none. */
  readonly last: string;
  /** The last word as the beginning of words. A single letter is a name, and begins nothing. */
  readonly lastAsPrefix: string;
}

/** A word of letters and digits at the end, with nothing but a blank before it. */
const lastWord = /(?:^|\s)([\p{L}\p{N}]+)$/u;

/** The English dictionary treats S and T as what is left of "it's" and "don't", and drops them. */
const gateLetters = /(?<![\p{L}\p{N}'’])[st](?![\p{L}\p{N}'’])/giu;

/** Spellings of the word qubit that are not typing errors. */
const qubit = /(?<![\p{L}\p{N}])(?:q-?bit|cubit)(s?)(?![\p{L}\p{N}])/giu;

/** Returns the text with full-width letters as ordinary ones, and a qbit as a qubit. */
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
