/** The parent's answer and page: ticks, the child's data, erasure, and the link to the parent's own account. */
export { parentLinkRoutes, parentRoutes } from './routes.ts';
export { eraseUnanswered } from './service.ts';
