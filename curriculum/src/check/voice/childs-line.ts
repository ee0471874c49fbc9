import type { BlockOf, LessonBlock } from '@qubloom/contract';

/** Lines of children may be wrong. Qubi's lines are true, like every other text. */
export function isChildsLine(block: LessonBlock): block is BlockOf<'says'> {
  return block.kind === 'says' && block.who !== 'qubi';
}
