import { describe, expect, test } from 'vitest';
import { spokenForm } from './spoken-form.ts';
import { sentencesOf, wordsOf } from './prose.ts';
import { readabilityOf } from './readability.ts';

describe('reading', () => {
  test('counts sentences, not periods in numbers', () => {
    expect(sentencesOf('It is 0.5. Is it? Yes! He said "No." Then he left.')).toHaveLength(5);
  });

  test('agrees with the formula on a text counted by hand', () => {
    // 2 sentences, 12 words, 15 syllables.
    const { wordsPerSentence, grade } = readabilityOf([
      'The cat sat on the red mat. A computer counts numbers fast.',
    ]);
    expect(wordsPerSentence).toBe(6);
    expect(grade).toBeCloseTo(0.39 * 6 + 11.8 * (15 / 12) - 15.59, 5);
  });

  test('marks do not count', () => {
    const plain = readabilityOf(['A qubit starts here.']);
    expect(readabilityOf(['A **[qubit](glossary:qubit)** starts here.'])).toEqual(plain);
  });

  test.each([
    ['In 1995 it was 85%.', 'In nineteen ninety-five it was eighty-five percent'],
    ['2,000 of 100', 'two thousand of one hundred'],
    ['0.866 long', 'zero point eight six six long'],
    ['`|01>`, 101 or 011', 'zero one one zero one or zero one one'],
    ['A CNOT in CHSH', 'A C not in C H S H'],
  ])('hears %s as it is read aloud', (written, aloud) => {
    expect(wordsOf(spokenForm(written)).join(' ')).toBe(aloud);
  });
});
