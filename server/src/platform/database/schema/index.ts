/** Every table of the database. */
export * from './accounts.ts';
export * from './courses.ts';
export * from './flashcards.ts';
export * from './forum.ts';
export * from './guided-paths.ts';
export * from './progress.ts';
export * from './quizzes.ts';
export * from './rate-limits.ts';
export * from './visualizations.ts';
