/**
 * Decides whether a text is fit for others to read. What the filter finds is never stored, logged, or sent on:
 * the answer names only the kind.
 */
import { holdsPersonalData } from './personal-data.ts';
import { isRude } from './rude-words.ts';
import { foldedText, seenText } from './text-views.ts';

/** `odd`: too long, or made of characters that are not writing. */
export type Finding = 'odd' | 'personal' | 'rude';

export interface ModerationOptions {
  /** Counted in characters. */
  readonly longest?: number;
  /** The same learner's previous messages, latest last: a number or a word may be spread over several. */
  readonly before?: readonly string[];
}

/** The number of earlier messages that are read together with a new one. */
const remembered = 5;

/** Control characters except line ends, private-use characters, and stacks of accents. */
const oddCharacters = /(?![\n\r\t])\p{Cc}|\p{Co}|\p{Cn}|\p{Cs}|\p{M}{4,}/u;

/** Null if nothing is wrong. */
export function findingIn(
  text: string,
  { longest = 500, before = [] }: ModerationOptions = {},
): Finding | null {
  if (text.length > longest || oddCharacters.test(text)) return 'odd';
  const seen = seenText(text);
  const inItself = findingInSeen(seen);
  if (inItself !== null || before.length === 0) return inItself;
  // Only short messages are joined: a word is spread over pieces, and whole sentences side by side make no
  // sense.
  const pieces = [...before.slice(-remembered).map(seenText), seen].filter(
    ({ length }) => length <= 6,
  );
  return pieces.length > 1 && pieces.includes(seen) ? findingInSeen(pieces.join(' ')) : null;
}

function findingInSeen(seen: string): Finding | null {
  if (holdsPersonalData(seen)) return 'personal';
  return isRude(seen, foldedText(seen)) ? 'rude' : null;
}
