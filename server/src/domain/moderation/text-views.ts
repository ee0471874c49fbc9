/**
 * Two readings of a text for the filter. One keeps its digits, for phone numbers and the like; the other is
 * folded to plain letters, for words with disguised spelling. Folding turns 0 and 1 into letters, so never
 * search the folded text for numbers.
 */
import { withoutInvisible } from '@qubloom/contract';

/** In every script, the digits from zero to nine have consecutive code points. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** ASCII looks the way it is written. */
const isPlain = /^[\n\r\t -~]*$/;

/** The text as a reader sees it. */
export function seenText(text: string): string {
  // Nearly every message is plain, and each is checked again with the five after it.
  if (isPlain.test(text)) return text;
  return withoutInvisible(text.normalize('NFKC')).replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/**
 * Joins letters that were set apart (`f u c k`, `s.h.i.t`), and drops numbers and accents.
 * @param seen the text that {@link seenText} returns
 */
export function foldedText(seen: string): string {
  return seen
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .map(joinFragments)
    .join(' ')
    .replaceAll(/(?<![^\s])(?:\S\s+){2,}\S(?!\S)/g, joinLetters);
}

/** Joins the pieces of a token: `f-u-c-k`, `f_uck`. Numbers between the marks stay apart, as in `leo-455`. */
function joinFragments(token: string): string {
  const fragments = token.split(/[-_.·•~,/\\|]+/).filter((fragment) => /\p{L}/u.test(fragment));
  const isSpelledOut = fragments.length > 1 && fragments.every(({ length }) => length <= 3);
  return fragments.join(isSpelledOut ? '' : ' ');
}

function joinLetters(run: string): string {
  return /^(?:[\p{L}!@$]\s+)+[\p{L}!@$]$/u.test(run) ? run.replaceAll(/\s+/g, '') : run;
}
