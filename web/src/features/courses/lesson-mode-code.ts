/** The code of lessons, which the page of their course fetches ahead. */
import { codeOf } from '../../lib/code-loading/code-missing.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import type { CheckpointModeProps } from './lesson-mode/checkpoint-mode.tsx';
import type { LessonModeProps } from './lesson-mode/lesson-mode.tsx';

const load = codeOf(() => import('./lesson-mode/lesson-mode.tsx'));
const loadCheckpoint = codeOf(() => import('./lesson-mode/checkpoint-mode.tsx'));

export const LessonMode = lazyPart<LessonModeProps>(async () => (await load()).LessonMode, null);

export const CheckpointMode = lazyPart<CheckpointModeProps>(
  async () => (await loadCheckpoint()).CheckpointMode,
  null,
);
