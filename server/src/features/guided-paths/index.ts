/** Guided paths, and the way of each learner through them. */
export { guidedPathRoutes, pathProgressRoutes } from './routes.ts';
export { guidedPathsTables } from './learner-tables.ts';
