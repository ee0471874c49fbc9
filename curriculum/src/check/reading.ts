/** How hard a text is to read. */
import type { Level } from '@qubloom/contract';
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from './prose.ts';

export const mostWordsASentence = 12;
export const mostSentencesAParagraph = 3;
export const highestGrade: Readonly<Record<Level, number>> = {
  beginner: 6,
  intermediate: 7,
  advanced: 8.5,
};

export interface Reading {
  readonly wordsASentence: number;
  /** Year of school in the United States by Flesch and Kincaid. */
  readonly grade: number;
}

/**
 * Grade = 0.39 words/sentence + 11.8 syllables/word - 15.59. Source: J. P. Kincaid et al., Derivation of
 * new readability formulas for Navy enlisted personnel, 1975.
 */
export function readingOf(texts: readonly string[]): Reading {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return { wordsASentence: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const wordsASentence = words.length / sentences.length;
  const grade = 0.39 * wordsASentence + 11.8 * (syllables / words.length) - 15.59;
  return { wordsASentence, grade };
}
