/** Guided paths, and each learner's progress through them. */
export { guidedPathRoutes, pathProgressRoutes } from './routes.ts';
export { guidedPathsTables } from './learner-tables.ts';
