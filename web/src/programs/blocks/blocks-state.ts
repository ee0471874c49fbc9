/** The blocks of a page, with their undo steps. */
import { formatBlocks, type Stacks } from './model/blocks.ts';

export interface BlocksState {
  readonly stacks: Stacks;
  readonly past: readonly Stacks[];
  readonly future: readonly Stacks[];
}

export type BlocksAction =
  { readonly kind: 'change'; readonly stacks: Stacks } | { readonly kind: 'undo' | 'redo' };

const maxSteps = 100;

export const startState = (stacks: Stacks): BlocksState => ({ stacks, past: [], future: [] });

export function blocksReducer(state: BlocksState, action: BlocksAction): BlocksState {
  const { stacks, past, future } = state;
  switch (action.kind) {
    case 'change':
      return formatBlocks(action.stacks) === formatBlocks(stacks)
        ? state
        : { stacks: action.stacks, past: [...past, stacks].slice(-maxSteps), future: [] };
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { stacks: before, past: past.slice(0, -1), future: [stacks, ...future] }
        : state;
    }
    case 'redo': {
      const [after, ...later] = future;
      return after ? { stacks: after, past: [...past, stacks], future: later } : state;
    }
  }
}
