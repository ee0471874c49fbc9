import { useEffect, useReducer } from 'react';
import { loadBlocks, saveBlocks } from './blocks-draft.ts';
import { blocksReducer, startState } from './blocks-state.ts';
import { startBlocks } from './model/start-blocks.ts';

/** The blocks of a learner, saved automatically. */
export function useBlocks(learner: number | undefined) {
  const [state, dispatch] = useReducer(blocksReducer, null, () =>
    startState(loadBlocks(learner) ?? startBlocks()),
  );
  const { stacks } = state;
  const isChanged = state.past.length + state.future.length > 0;
  useEffect(() => {
    if (isChanged) saveBlocks(learner, stacks);
  }, [learner, stacks, isChanged]);
  return [state, dispatch] as const;
}
