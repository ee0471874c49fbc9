import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table begins with a byte order mark, and every row ends with CR and LF', () => {
  expect(
    csvOf([
      ['Learner', 'Lesson one'],
      ['Zoë', ''],
    ]),
  ).toBe('\uFEFF"Learner","Lesson one"\r\n"Zoë",""\r\n');
});

test('commas, quotes, and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "hi"', 'two\r\nlines']])).toBe(
    '\uFEFF"a,b","say ""hi""","two\r\nlines"\r\n',
  );
});

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a cell that begins with %j is a text, not a formula',
  (first) => {
    expect(csvOf([[`${first}1+1`, `1${first}1`]])).toBe(`\uFEFF"'${first}1+1","1${first}1"\r\n`);
  },
);
