/** A step, split into screens. */
import {
  isInlineCheck,
  type LessonBlock,
  isHidden,
  screenBlocksOf,
  type ShownBlock,
} from '@qubloom/contract';

export function stepScreensOf(blocks: readonly LessonBlock[]): readonly (readonly ShownBlock[])[] {
  const screens = screenBlocksOf(
    blocks.filter((block): block is ShownBlock => block.kind !== 'section' && !isHidden(block)),
  );
  return screens.length > 0 ? screens : [[]];
}

/** Returns true if a question on the screen has no answer yet. */
export function hasOpenChoice(
  screen: readonly ShownBlock[],
  choices: Readonly<Record<string, number>>,
): boolean {
  return screen.some(
    (block) => (block.kind === 'choice' || isInlineCheck(block)) && choices[block.id] === undefined,
  );
}
