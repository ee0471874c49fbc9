/** Converts blocks from their form in a file to the form in which they are stored and sent. */
import { glossaryKeysIn, isLessonWidget, lessonWidgets, type LessonBlock } from '@qubloom/contract';
import type { GlossaryWord } from '../curriculum.ts';

export function withoutLine({ line: _, ...block }: LessonBlock & { line: number }): LessonBlock {
  return block;
}

/** A picture is drawn from the properties as its schema parses them, so that no page needs the schema. */
export function withPropertiesRead(block: LessonBlock): LessonBlock {
  if (block.kind !== 'picture' || !isLessonWidget(block.name)) return block;
  const read = lessonWidgets[block.name].safeParse(block.properties);
  return read.success ? { ...block, properties: { ...read.data } } : block;
}

/** Returns the glossary words that the blocks link to. */
export function glossaryBlocksOf(
  blocks: readonly LessonBlock[],
  glossary: readonly GlossaryWord[],
): LessonBlock[] {
  const linked = new Set(blocks.flatMap((block) => glossaryKeysIn(JSON.stringify(block))));
  return glossary.flatMap((word) => (linked.has(word.key) ? [{ kind: 'word', ...word }] : []));
}
