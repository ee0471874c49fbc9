/** Taking one's data along, and having it erased. */
export { erasureMails } from './mails.ts';
export { eraseDueAccounts, erasesAt, keepAccount, personalDataOf, planErasure } from './service.ts';
