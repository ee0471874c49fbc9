/** The parent's answer and page: ticks, the child's data, and erasure. */
export { parentRoutes } from './routes.ts';
export { eraseUnanswered } from './service.ts';
