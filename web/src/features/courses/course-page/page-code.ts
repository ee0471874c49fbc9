/** The code of a course's own page, and that of its lessons: each comes when it is shown. */
import { lazy } from 'react';
import { codeOf } from '../../../lib/code-loading/code-missing.ts';

const loadOverview = codeOf(() => import('./course-overview.tsx'));
export const loadLessonMode = codeOf(() => import('../lesson-mode/lesson-mode.tsx'));

export const CourseOverview = lazy(async () => ({
  default: (await loadOverview()).CourseOverview,
}));
export const LessonMode = lazy(async () => ({ default: (await loadLessonMode()).LessonMode }));
