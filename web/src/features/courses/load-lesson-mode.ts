import { codeOf } from '../../lib/code-loading/code-missing.ts';

/** The code of lessons, which the page of their course fetches ahead. */
export const loadLessonMode = codeOf(() => import('./lesson-mode/lesson-mode.tsx'));
