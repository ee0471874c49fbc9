/** The code of the end of a lesson comes while the lesson's last step is read. */
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { LessonFinishProps } from './lesson-finish.tsx';

export const LessonFinish = lazyPart<LessonFinishProps>(
  async () => (await import('./lesson-finish.tsx')).LessonFinish,
);
