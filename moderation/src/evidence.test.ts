import { expect, test } from 'vitest';
import { signsIn } from './evidence.ts';

test.each([
  ['06 12 34 56 78', 'phone'],
  ['07700 900123', 'phone'],
  ['0 7 7 0 0 9 0 0 1 2 3', 'spelled-digits'],
  ['call me on zero seven seven double zero nine one two', 'number-words'],
  ['snap: katjaaa.x3', 'handle-on'],
  ['my sc is dylanpk14', 'handle-on'],
  ['scratch user: lukas_obernfeld', 'handle-on'],
  ['we live in gartenstr 11', 'street'],
  ['ahornweg 2', 'street'],
  ['fxck', 'left-out'],
])('%s has the sign %s', (text, sign) => {
  expect(signsIn(text)).toContain(sign);
});

test.each([
  '0 1 1 2 3 5 8 13 21',
  '9 8 7 6 5 4 3 2 1',
  '000 128 001 131 010 122',
  '(0.5, 0.5, 0.707)',
  '0.707 0 0 0.707',
  '1024 0 0 1024',
  '0 1 1 0 1 0 is what I got',
  '10 in a row',
])('%s is no number to call and no address', (text) => {
  expect(signsIn(text)).toEqual([]);
});
