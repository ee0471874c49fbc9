/** The code of lessons, which the page of their course fetches ahead. */
import { codeOf } from '../../lib/code-loading/code-missing.ts';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import type { LessonModeProps } from './lesson-mode/lesson-mode.tsx';

const load = codeOf(() => import('./lesson-mode/lesson-mode.tsx'));

export const LessonMode = lazyPart<LessonModeProps>(async () => (await load()).LessonMode, null);
