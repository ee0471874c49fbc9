/** The glossary, printed sheets, and certificates. */
export { paperFor } from './paper.ts';
export { certificateRoutes, resourceRoutes } from './routes.ts';
export { printSlips } from './service.ts';
