import { expect, test } from 'vitest';
import { paperFor } from './paper.ts';

test.each([
  ['en-US,en;q=0.9', 'letter'],
  ['en-GB,en;q=0.9', 'a4'],
  ['en', 'letter'],
  ['de,en-US;q=0.7', 'a4'],
  ['es-MX', 'letter'],
  ['es', 'a4'],
  ['fr-CA', 'letter'],
  ['fil-PH', 'letter'],
  ['zh-Hant-TW', 'a4'],
  ['*', 'letter'],
  ['', 'letter'],
  [undefined, 'letter'],
  ['-;q=nonsense', 'letter'],
])('a browser that asks for %s gets %s', (languages, paper) => {
  expect(paperFor(languages)).toBe(paper);
});
