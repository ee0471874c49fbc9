/**
 * Whether a text that others will read is fit for them. What is found is never stored, logged or sent on: the
 * answer names the kind alone.
 */
import { holdsPersonalData } from './personal-data.ts';
import { isRude } from './rude-words.ts';
import { foldedText, seenText } from './text-views.ts';

/** `odd`: too long, or of characters that are no writing. */
export type Finding = 'odd' | 'personal' | 'rude';

export interface ModerationOptions {
  /** Characters. */
  readonly longest?: number;
  /** What the same learner sent just before, the latest last: a number or a word may be spread over it. */
  readonly before?: readonly string[];
}

/** So many of the messages before are read together with a new one. */
const remembered = 5;

/** Control characters but for the end of a line, characters for private use, and heaps of accents. */
const oddCharacters = /(?![\n\r\t])\p{Cc}|\p{Co}|\p{Cn}|\p{Cs}|\p{M}{4,}/u;

/** Null where nothing is wrong. */
export function findingIn(
  text: string,
  { longest = 500, before = [] }: ModerationOptions = {},
): Finding | null {
  if (text.length > longest || oddCharacters.test(text)) return 'odd';
  const seen = seenText(text);
  const inItself = findingInSeen(seen);
  if (inItself !== null || before.length === 0) return inItself;
  // Only the short ones: a word is spread over pieces, and sentences side by side make no sense together.
  const pieces = [...before.slice(-remembered).map(seenText), seen].filter(
    ({ length }) => length <= 6,
  );
  return pieces.length > 1 && pieces.includes(seen) ? findingInSeen(pieces.join(' ')) : null;
}

function findingInSeen(seen: string): Finding | null {
  if (holdsPersonalData(seen)) return 'personal';
  return isRude(seen, foldedText(seen)) ? 'rude' : null;
}
