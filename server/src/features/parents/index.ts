/** The parent's answer and page: ticks, the child's data, erasure, and the same for a parent's own account. */
export { parentLinkRoutes, parentRoutes } from './routes.ts';
export { eraseUnanswered } from './service.ts';
