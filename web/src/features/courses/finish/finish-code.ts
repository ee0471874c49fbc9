/** The code of the end of a lesson loads while the learner reads the last step. */
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { LessonFinishProps } from './lesson-finish.tsx';

export const LessonFinish = lazyPart<LessonFinishProps>(
  async () => (await import('./lesson-finish.tsx')).LessonFinish,
);
