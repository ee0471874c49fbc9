/** Classes: teachers and learners, their codes, and the accounts that a class makes. */
export { endClassesWithoutTeachers } from './class-accounts.ts';
export { classesTables } from './learner-tables.ts';
export { deleteExpiredClassCodes, isInOwnClass } from './queries.ts';
export { classRoutes } from './routes.ts';
export { fitClassesToAge } from './service.ts';
