/** The tables that more than one feature reads. Those of one feature alone stand in its own `schema.ts`. */
export * from './accounts.ts';
export * from './audit.ts';
export * from './consents.ts';
export * from './courses.ts';
export * from './flashcards.ts';
export * from './guided-paths.ts';
export * from './identities.ts';
export * from './kept-replies.ts';
export * from './known-browsers.ts';
export * from './loaded-content.ts';
export * from './mail.ts';
export * from './payments.ts';
export * from './progress.ts';
export * from './quizzes.ts';
export * from './visualizations.ts';
export * from './study-rooms.ts';
export * from './throttles.ts';
