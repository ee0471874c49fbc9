/** Assignments: items that teachers assign to their classes, and what learners have done of them. */
export { assignmentsTables } from './learner-tables.ts';
export { isFor } from './policy.ts';
export { isLateOn, listClassAssignments } from './service.ts';
export { keyOfItem, type ShownAssignment } from './items.ts';
export { loadResults } from './results.ts';
export { assignmentRoutes } from './routes.ts';
