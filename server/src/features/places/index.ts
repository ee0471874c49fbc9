/** A learner's place in a lesson or a program, shared by their devices. */
export { placeRoutes } from './routes.ts';
export { placesTables } from './learner-tables.ts';
