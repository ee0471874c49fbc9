/** The simulator of a lesson, and real machines for the noise of the lab. */
export { simulatorRoutes, simulatorUseRoutes } from './routes.ts';
