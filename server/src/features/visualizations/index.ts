/** Visualizations to play with. */
export { visualizationPlayRoutes, visualizationRoutes } from './routes.ts';
