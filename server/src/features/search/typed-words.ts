/** What somebody has typed, taken apart for PostgreSQL's `websearch_to_tsquery`. */
import { seenText } from '../../domain/moderation/text-views.ts';

export interface TypedWords {
  /** All but the last word, or everything where the last word is not a plain one. */
  readonly whole: string;
  /** Names of gates in it that English takes for no words at all. */
  readonly letters: string;
  /** The word that may still be typed on; empty where there is none. */
  readonly last: string;
  /** It, as a beginning of words. A letter alone is a name, and begins nothing. */
  readonly lastAsPrefix: string;
}

/** A word of letters and digits alone, at the end, with nothing but a blank before it. */
const lastWord = /(?:^|\s)([\p{L}\p{N}]+)$/u;

/** S and T are what is left of "it's" and "don't" to the English dictionary, which leaves them out. */
const gateLetters = /(?<![\p{L}\p{N}'’])[st](?![\p{L}\p{N}'’])/giu;

/** Spellings of one word that are not slips in it. */
const qubit = /(?<![\p{L}\p{N}])(?:q-?bit|cubit)(s?)(?![\p{L}\p{N}])/giu;

/** The text as it was meant: full-width letters are letters, and a qbit is a qubit. */
export function meantText(text: string): string {
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
