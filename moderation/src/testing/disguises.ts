/** Ways in which people hide words from a filter. None of them changes what a line means. */
const letter = /[a-z]/i;

const everyLetter = (text: string, replace: (one: string, index: number) => string) =>
  Array.from(text, (one, index) => (letter.test(one) ? replace(one, index) : one)).join('');

const leet: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
};

/** Puts a string between the letters of each word, as in `f.u.c.k`. */
const between = (text: string, what: string) =>
  text
    .split(' ')
    .map((word) => Array.from(word).join(what))
    .join(' ');

export const disguises: Readonly<Record<string, (text: string) => string>> = {
  'upper case': (text) => text.toUpperCase(),
  'mixed case': (text) => everyLetter(text, (one, at) => (at % 2 ? one.toUpperCase() : one)),
  'wide letters': (text) =>
    everyLetter(text, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)),
  'look-alikes': (text) => everyLetter(text, (one) => lookAlikes[one] ?? one),
  'invisible characters': (text) => between(text, '\u200b'),
  accents: (text) => everyLetter(text, (one) => `${one}\u0301`),
  'more blanks': (text) => text.replaceAll(' ', '   '),
  'letters apart': (text) =>
    text
      .split(' ')
      .map((word) => Array.from(word).join(' '))
      .join('  '),
  'dots between letters': (text) => between(text, '.'),
  'dashes between letters': (text) => between(text, '-'),
  'emoji between letters': (text) => between(text, '😀'),
  'repeated letters': (text) => text.replaceAll(/([aeiou])(?=[a-z]*\b)/gi, '$1$1$1'),
  leet: (text) => text.replaceAll(/[a-z]+/g, (word) => leeted(word)),
};

/** Replaces the first letter of a word that can be replaced. */
function leeted(word: string): string {
  const at = Array.from(word).findIndex((one) => one in leet);
  return at < 0 || word.length < 3
    ? word
    : word.slice(0, at) + (leet[word[at] ?? ''] ?? '') + word.slice(at + 1);
}
