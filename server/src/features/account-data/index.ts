/** The download and the erasure of a learner's data. */
export { erasureMails } from './mails.ts';
export { eraseDueAccounts, erasesAt, keepAccount, personalDataOf, planErasure } from './service.ts';
