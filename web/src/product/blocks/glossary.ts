import type { LessonBlock } from '@qubloom/contract';

/** The new words of a text with their explanations, by key. */
export type Glossary = ReadonlyMap<string, { readonly word: string; readonly explanation: string }>;

export function glossaryOf(blocks: readonly LessonBlock[]): Glossary {
  return new Map(
    blocks.flatMap((block) =>
      block.kind === 'word'
        ? [[block.key, { word: block.word, explanation: block.explanation }] as const]
        : [],
    ),
  );
}
