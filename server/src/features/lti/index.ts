/** Learning platforms of schools, by LTI 1.3 with its services for deep links, people, and grades. */
export { rotateKeys } from './keys.ts';
export { ltiTables } from './learner-tables.ts';
export { ask, isPlatformUrl, PlatformRefused } from './platform-calls.ts';
export {
  addPlatform,
  addPlatformDeployment,
  describePlatforms,
  makeRegistrationLink,
  removePlatform,
} from './platforms.ts';
export { deleteExpiredLaunches } from './queries.ts';
export { arrivalRoutes, ltiRoutes, schoolRoutes } from './routes.ts';
export { queueScores, scoreTasks } from './scores.ts';
