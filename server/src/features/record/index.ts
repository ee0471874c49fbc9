/** The learner's record, and the weekly goal. */
export { changeGoal } from './goals.ts';
export { recordRoutes } from './routes.ts';
export { recordTables } from './learner-tables.ts';
export { showRecord } from './service.ts';
