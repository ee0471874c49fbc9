/** Quizzes at the end of lessons, and checkpoints between lessons. */
export { checkpointRoutes } from './checkpoints/routes.ts';
export { quizRoutes, quizSubmissionRoutes } from './routes.ts';
export { quizzesTables } from './learner-tables.ts';
