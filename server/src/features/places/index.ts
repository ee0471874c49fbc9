/** The place in a lesson or a program where a learner is, for each of their devices. */
export { placeRoutes } from './routes.ts';
export { placesTables } from './learner-tables.ts';
