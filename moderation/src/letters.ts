/**
 * Reads a text as a person would: letters that only look like Latin ones become Latin letters, and marks that
 * nobody sees disappear.
 */
import { withoutInvisible } from '@qubloom/contract';
import unhomoglyph from 'unhomoglyph';

/** In every script, the digits from zero to nine have consecutive code points. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** ASCII looks the way it is written. */
const isPlain = /^[\n\r\t -~]*$/;

/** Returns the text as a reader sees it, with ASCII digits. */
export function seenText(text: string): string {
  if (isPlain.test(text)) return text;
  return withoutInvisible(text.normalize('NFKC')).replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit);
}

/** Letters that Unicode's table of confusable characters (UTS 39) lacks, by the Latin letters that they resemble. */
const moreLookAlikes: Readonly<Record<string, string>> = {
  a: '∂ʌ',
  b: 'вьβб',
  c: '¢',
  e: 'єεᴇɛэ€',
  h: 'нʜ',
  k: 'кκᴋқ',
  l: '£',
  m: 'мᴍ',
  n: 'пηɴи',
  o: 'ө',
  r: 'ʀяг',
  t: 'тτᴛŧ',
  u: 'цυ',
  w: 'ш',
  x: '×',
};
const latin = new Map(
  Object.entries(moreLookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** Letters in boxes (U+1F130 to U+1F189), and the letters that flags are made of. */
function boxedLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x1f1e6 && code <= 0x1f1ff) return String.fromCodePoint(code - 0x1f1e6 + 97);
  for (const first of [0x1f130, 0x1f150, 0x1f170])
    if (code >= first && code < first + 26) return String.fromCodePoint(code - first + 97);
  return undefined;
}

const foldedLetters = new Map<string, string>();

/** Characters repeat, and the table is large. */
function foldedLetter(character: string): string {
  const known = foldedLetters.get(character);
  if (known !== undefined) return known;
  const alike = unhomoglyph(character).toLowerCase();
  const folded =
    latin.get(character) ??
    boxedLetter(character) ??
    (/^[a-z]{1,2}$/.test(alike) ? alike : character);
  if (foldedLetters.size < 5000) foldedLetters.set(character, folded);
  return folded;
}

/** Returns a text in lower case, with look-alikes as Latin letters and without accents. */
export function foldedText(seen: string): string {
  const lower = seen.toLowerCase();
  if (isPlain.test(lower)) return lower;
  let folded = '';
  for (const character of lower.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    folded += character.charCodeAt(0) < 128 ? character : foldedLetter(character);
  return folded;
}
