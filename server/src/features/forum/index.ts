/** The forum: its tables only. */
export { forumTables } from './learner-tables.ts';
