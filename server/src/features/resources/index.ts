/** The glossary, printed sheets, and certificates. */
export { certificateRoutes, resourceRoutes } from './routes.ts';
