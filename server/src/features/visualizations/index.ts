/** Visualizations to play with. */
export { visualizationPlayRoutes, visualizationRoutes } from './routes.ts';
export { visualizationsTables } from './learner-tables.ts';
