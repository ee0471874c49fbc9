/** The daily puzzles and the daily quiz. */
export { dailyPuzzleRoutes, dailyQuizRoutes } from './routes.ts';
export { dailyPuzzleTables } from './learner-tables.ts';
