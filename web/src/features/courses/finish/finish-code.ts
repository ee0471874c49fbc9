/**
 * The code of the end of a lesson loads while the learner reads the last step. With it at once, the dashboard would
 * load 11 KB more, 6% of its budget, because it shares code with courses.
 */
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { LessonFinishProps } from './lesson-finish.tsx';

export const LessonFinish = lazyPart<LessonFinishProps>(
  async () => (await import('./lesson-finish.tsx')).LessonFinish,
);
