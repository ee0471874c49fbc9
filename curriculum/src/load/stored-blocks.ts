/** Converts blocks from their form in a file to the form in which they are stored and sent. */
import { glossaryKeysIn, readInteractive, type LessonBlock } from '@qubloom/contract';
import type { GlossaryWord } from '../curriculum.ts';

export function withoutLine({ line: _, ...block }: LessonBlock & { line: number }): LessonBlock {
  return block;
}

/** An interactive is drawn from the values of its properties, so that no lesson's page has to read them. */
export function withPropertiesRead(block: LessonBlock): LessonBlock {
  if (block.kind !== 'picture') return block;
  const read = readInteractive(block);
  return read.ok ? { ...block, properties: read.properties } : block;
}

/** Returns the glossary words that the blocks link to. */
export function glossaryBlocksOf(
  blocks: readonly LessonBlock[],
  glossary: readonly GlossaryWord[],
): LessonBlock[] {
  const linked = new Set(blocks.flatMap((block) => glossaryKeysIn(JSON.stringify(block))));
  return glossary.flatMap((word) => (linked.has(word.key) ? [{ kind: 'word', ...word }] : []));
}
