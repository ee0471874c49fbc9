/** A learner's blocks, saved in this browser so that they open as they were left. */
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { formatBlocks, parseBlocks, type Stacks } from './model/blocks.ts';

const entry = ['code', 'blocks'] as const;

/** Undefined where none were saved, or none that can be read. */
export function loadBlocks(learner: number | undefined): Stacks | undefined {
  const text = learnerStorage(learner).find(...entry)?.text;
  return text === undefined ? undefined : parseBlocks(text);
}

/** Where storage is full or closed, the blocks stay as long as the page does. */
export function saveBlocks(learner: number | undefined, stacks: Stacks): void {
  learnerStorage(learner).save(...entry, formatBlocks(stacks));
}
