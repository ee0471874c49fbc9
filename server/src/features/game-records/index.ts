/** A learner's longest runs in the games against Qubi, the same on all devices. */
export { gameRecordRoutes } from './routes.ts';
export { gameRecordsTables } from './learner-tables.ts';
