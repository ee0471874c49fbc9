/** The search over all content. */
export { searchRoutes } from './routes.ts';
