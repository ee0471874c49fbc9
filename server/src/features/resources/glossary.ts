/** Collects the words of all lessons, each with the lesson that introduces it. */
import { parseLessonContent, type GlossaryEntry } from '@qubloom/contract';

export type LessonWithWords = GlossaryEntry['lesson'] & { readonly content: string };

/** @param lessons in the order in which they are learned */
export function glossaryOf(lessons: readonly LessonWithWords[]): GlossaryEntry[] {
  const entries = new Map<string, GlossaryEntry>();
  for (const { content, ...lesson } of lessons) {
    for (const block of parseLessonContent(content)) {
      if (block.kind !== 'word' || entries.has(block.key)) continue;
      const { key, word, explanation } = block;
      entries.set(key, { key, word, explanation, lesson });
    }
  }
  return [...entries.values()].sort((a, b) => a.word.localeCompare(b.word, 'en'));
}
