/** Quizzes at the end of lessons, and checkpoints between lessons. */
export { checkpointRoutes } from './checkpoints/routes.ts';
export { keepMissed, listMissed, reasonOf } from './missed-queries.ts';
export { quizRoutes, quizSubmissionRoutes } from './routes.ts';
export { quizzesTables } from './learner-tables.ts';
export type { AnswerKey, StoredQuestion } from './queries.ts';
export { answersAllOnce, reviewAnswers, scoreOf, type Answer } from './scoring.ts';
export { cardsOfMissed } from './service.ts';
export { checks, submissions } from './throttles.ts';
