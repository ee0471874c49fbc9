/** Courses and lessons, and who may read and open them. */
export type { OpenLesson, ReadableLesson } from './open-lesson.ts';
export { listLocks, listRefusals, openLesson, readLesson, type Locks } from './policy.ts';
export { lessonStates } from './lesson-states/queries.ts';
export { touchProgress } from './queries.ts';
export { courseProgressRoutes, courseRoutes } from './routes.ts';
export { coursesTables } from './learner-tables.ts';
