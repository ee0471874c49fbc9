/** The simulator of a lesson, and real machines for the lab's noise. */
export { simulatorRoutes, simulatorUseRoutes } from './routes.ts';
