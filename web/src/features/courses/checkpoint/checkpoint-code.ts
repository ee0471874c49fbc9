/** Loads the code of a checkpoint with the first one that is opened. */
import { codeOf } from '../../../lib/code-loading/code-missing.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { CheckpointModeProps } from './checkpoint-mode.tsx';

const load = codeOf(() => import('./checkpoint-mode.tsx'));

export const CheckpointMode = lazyPart<CheckpointModeProps>(
  async () => (await load()).CheckpointMode,
  null,
);
