/**
 * The ways in which a text is read before it is judged. One keeps its digits, for phone numbers and the like;
 * one is folded to plain letters, for words that are spelled around. The folded one turns 0 and 1 into letters,
 * so it must never be searched for numbers.
 */
import { withoutUnseen } from '@qubloom/contract';

/** Digits of every script follow each other from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** ASCII is seen as it is written. */
const isPlain = /^[\n\r\t -~]*$/;

/** The text as it is seen. */
export function seenText(text: string): string {
  // Nearly every message is, and each is looked at again with the five after it.
  if (isPlain.test(text)) return text;
  return withoutUnseen(text.normalize('NFKC')).replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/**
 * Letters that were set apart are joined (`f u c k`, `s.h.i.t`), numbers are dropped, and accents as well.
 * @param seen As {@link seenText} gives it.
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

/** Of a token: `f-u-c-k`, `f_uck`. Numbers between the marks stay apart, as in `leo-455`. */
function joinFragments(token: string): string {
  const fragments = token.split(/[-_.·•~,/\\|]+/).filter((fragment) => /\p{L}/u.test(fragment));
  const isSpelledOut = fragments.length > 1 && fragments.every(({ length }) => length <= 3);
  return fragments.join(isSpelledOut ? '' : ' ');
}

function joinLetters(run: string): string {
  return /^(?:[\p{L}!@$]\s+)+[\p{L}!@$]$/u.test(run) ? run.replaceAll(/\s+/g, '') : run;
}
