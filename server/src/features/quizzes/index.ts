/** Quizzes at the end of lessons, and checkpoints between lessons. */
export { checkpointRoutes } from './checkpoints/routes.ts';
export { listMissed, reasonOf } from './missed-queries.ts';
export { quizRoutes, quizSubmissionRoutes } from './routes.ts';
export { quizzesTables } from './learner-tables.ts';
