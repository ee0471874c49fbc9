import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFont, fonts, letters } from './cut-font.mjs';

const fileOf = (path) => readFileSync(new URL(`../src/ui/${path}`, import.meta.url));
const rules = String(fileOf('styles/fonts.css')).split('@font-face');

/** Returns the characters of a `unicode-range`, such as `U+20-7E, U+A0`. */
const charactersOf = (range) =>
  range.split(',').flatMap((part) => {
    const [from, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });

/** Returns the characters of each rule whose file's name has this ending. */
const charactersFrom = (file) =>
  rules
    .filter((rule) => rule.includes(`${file}'`))
    .map((rule) => charactersOf(/unicode-range:([^;]+);/.exec(rule)[1]));

test.each(fonts)(
  '$name is made from the installed font, and is used only for its own letters',
  async (font) => {
    const file = `fonts/${font.name}.woff2`;
    expect(fileOf(file).equals(await cutFont(font))).toBe(true);
    expect(charactersFrom(file)).toEqual([[...letters].sort()]);
  },
);

test.each(fonts)('the whole file of $name is used only for other letters', ({ source }) => {
  const [others, ...more] = charactersFrom(source);
  expect(more).toEqual([]);
  expect(others).toContain('é');
  expect(others.filter((letter) => letters.includes(letter))).toEqual([]);
});
