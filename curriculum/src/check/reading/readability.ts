/** Measures how hard a text is to read. */
import type { Level } from '@qubloom/contract';
import { syllable } from 'syllable';
import { spokenForm } from './spoken-form.ts';
import { sentencesOf, wordsOf } from './prose.ts';

export const maxWordsPerSentence = 12;
export const maxSentencesPerParagraph = 3;
/** Above the range, a text is too hard, and below it, the paragraphs of a lesson read like telegrams. */
export const gradeRange: Readonly<
  Record<Level, { readonly least: number; readonly most: number }>
> = {
  beginner: { least: 3, most: 5 },
  intermediate: { least: 4, most: 6 },
  advanced: { least: 5, most: 8 },
};

export interface Readability {
  readonly wordsPerSentence: number;
  /** Year of school in the United States by Flesch and Kincaid. */
  readonly grade: number;
}

/**
 * Grade = 0.39 words/sentence + 11.8 syllables/word - 15.59, with syllables as they are heard: "1918" has four,
 * and "%" has two. Sources: J. P. Kincaid et al., Derivation of new readability formulas for Navy enlisted
 * personnel, 1975; R. Flesch, How to write plain English, 1979, for the definition of a syllable.
 */
export function readabilityOf(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return { wordsPerSentence: 0, grade: 0 };
  const heard = texts.flatMap((text) => wordsOf(spokenForm(text)));
  const syllables = heard.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const wordsPerSentence = words.length / sentences.length;
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59;
  return { wordsPerSentence, grade };
}
