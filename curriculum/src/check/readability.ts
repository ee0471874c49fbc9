/** How hard a text is to read. */
import type { Level } from '@qubloom/contract';
import { syllable } from 'syllable';
import { sentencesOf, wordsOf } from './prose.ts';

export const maxWordsPerSentence = 12;
export const maxSentencesPerParagraph = 3;
export const maxGrade: Readonly<Record<Level, number>> = {
  beginner: 6,
  intermediate: 7,
  advanced: 8.5,
};

export interface Readability {
  readonly wordsPerSentence: number;
  /** Year of school in the United States by Flesch and Kincaid. */
  readonly grade: number;
}

/**
 * Grade = 0.39 words/sentence + 11.8 syllables/word - 15.59. Source: J. P. Kincaid et al., Derivation of
 * new readability formulas for Navy enlisted personnel, 1975.
 */
export function readabilityOf(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return { wordsPerSentence: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const wordsPerSentence = words.length / sentences.length;
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59;
  return { wordsPerSentence, grade };
}
