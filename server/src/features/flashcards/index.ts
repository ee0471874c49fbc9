/** Flashcards, and when a learner sees each of them again. */
export { makeCardsDue } from './queries.ts';
export { cardMemoryRoutes, flashcardRoutes } from './routes.ts';
export { flashcardsTables } from './learner-tables.ts';
