/** A learner's blocks, saved in this browser so that they open as the learner left them. */
import { learnerStorage } from '../../product/storage/learner-storage.ts';
import { formatBlocks, parseBlocks, type Stacks } from './model/blocks.ts';

const entry = ['code', 'blocks'] as const;

/** Returns undefined if none were saved, or if they cannot be parsed. */
export function loadBlocks(learner: number | undefined): Stacks | undefined {
  const text = learnerStorage(learner).find(...entry)?.text;
  return text === undefined ? undefined : parseBlocks(text);
}

/** If storage is full or closed, the blocks last as long as the page. */
export function saveBlocks(learner: number | undefined, stacks: Stacks): void {
  learnerStorage(learner).save(...entry, formatBlocks(stacks));
}
