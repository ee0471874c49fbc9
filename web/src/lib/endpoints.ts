/**
 * The endpoints that the web calls. The build swaps this module for their bare methods and paths, so
 * that the schemas and the library that reads them stay out of every page that has no form.
 */
export { accounts, courses, progress, quizzes, simulators, tasks } from '@qubloom/contract';
