import type { BlockOf, LessonBlock } from '@qubloom/contract';

/** What a child says may be wrong. What Qubi says is true, as every other text. */
export function isChildsLine(block: LessonBlock): block is BlockOf<'says'> {
  return block.kind === 'says' && block.who !== 'qubi';
}
