/** Sign-in with a password or Google, and the account of the signed-in learner. */
export { connectionRoutes, googleRoutes } from './google/routes.ts';
export { profileRoutes } from './profile/routes.ts';
export { currentUserRoutes, signInRoutes } from './routes.ts';
