/** The daily puzzles and the daily quiz. */
export { dailyPuzzleRoutes } from './routes.ts';
export { dailyPuzzleTables } from './learner-tables.ts';
