/** Classes: teachers and learners, their codes, and the accounts that a class makes. */
export { addWithoutPasswords, endClassesWithoutTeachers } from './class-accounts.ts';
export { classesTables } from './learner-tables.ts';
export { endOfChild, listClassesOf } from './grown-ups.ts';
export { classMails } from './mails.ts';
export { endPlansBefore, givePlan, keepBoughtPlan, listClasses, type ClassOrder } from './plans.ts';
export { allowAgeIn, allowChanges, loadTaught, lockTaught } from './policy.ts';
export {
  deleteExpiredClassCodes,
  findLearnerOf,
  isInOwnClass,
  isLearnerIn,
  listLearnedIn,
  listLearnersOf,
  teaches,
  type LockedClass,
  type StoredClass,
  type StoredLearner,
} from './queries.ts';
export { classPaymentRoutes, classRoutes } from './routes.ts';
export { fitClassesToAge, joinWithoutCode } from './service.ts';
