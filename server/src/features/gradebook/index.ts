/** Gradebooks of classes, and what most of their learners get wrong. */
export { gradebookRoutes } from './routes.ts';
