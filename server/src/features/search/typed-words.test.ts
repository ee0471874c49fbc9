import { expect, test } from 'vitest';
import { normalizedText, typedWords } from './typed-words.ts';

const nothing = { whole: '', letters: '', last: '', lastAsPrefix: '' };

test('the last word may be incomplete', () => {
  expect(typedWords('bell pa')).toEqual({
    ...nothing,
    whole: 'bell ',
    last: 'pa',
    lastAsPrefix: 'pa:*',
  });
});

test('a single letter is a name, and not the beginning of a word', () => {
  expect(typedWords('gate h')).toEqual({ ...nothing, whole: 'gate ', last: 'h' });
});

test('S and T are gates, unless an apostrophe has left them over', () => {
  expect(typedWords('T gate').letters).toBe('T');
  expect(typedWords("don't it's gate").letters).toBe('');
});

test.each(['"bell pa', 'gates -pa', 'half-and-half', "don't", '|0>', 'what?', '|a:*'])(
  '%j has no plain last word',
  (text) => {
    expect(typedWords(text)).toMatchObject({ whole: text, last: '', lastAsPrefix: '' });
  },
);

test.each([
  ['qbit', 'qubit'],
  ['two Q-bits', 'two qubits'],
  ['cubit', 'qubit'],
  ['ｑｕｂｉｔ', 'qubit'],
  ['qu\u200bbit', 'qubit'],
  ['qubits', 'qubits'],
  ['qbits2', 'qbits2'],
])('%j means %j', (typed, meant) => {
  expect(normalizedText(typed)).toBe(meant);
});
