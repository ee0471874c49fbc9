/** Flashcards, and when each comes back to a learner. */
export { bringCards } from './queries.ts';
export { cardMemoryRoutes, flashcardRoutes } from './routes.ts';
export { flashcardsTables } from './learner-tables.ts';
