/** Links between learners and grown-ups, and the Sunday mail. */
export { familiesTables } from './learner-tables.ts';
export { familyMails } from './mails.ts';
export { addressesOfGrownUps } from './grown-up-addresses.ts';
export { allowAdding, isOwnChild, loadLearnerOf, loadOwnChild } from './policy.ts';
export { deleteExpiredCodes } from './queries.ts';
export { queueWeekMails } from './reports.ts';
export { endReportsRoute, familyPaymentRoutes, familyRoutes, reportRoutes } from './routes.ts';
export { endLinksOfChild, fitLinksToAge, linkChild } from './service.ts';
