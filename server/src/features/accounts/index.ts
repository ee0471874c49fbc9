/** The accounts of learners: their rows, names, passwords, and addresses. */
export {
  askForErasure,
  eraseAccount,
  findAccountsToErase,
  lockAccountToErase,
  withdrawErasure,
} from './erasure-queries.ts';
export { deleteIdentity, findLearnerBy, insertIdentity, isConnected } from './identity-queries.ts';
export {
  endedPlanParagraphs,
  erasedParts,
  queueLastMails,
  type EndedPayments,
} from './last-mails.ts';
export { withLearner } from './learner-lock.ts';
export { checkPassword, hashPassword } from './passwords.ts';
export { changeAccount, type ProfileChange } from './profile-queries.ts';
export {
  findPassword,
  forgetCustomer,
  insertAccount,
  isUsernameTaken,
  recordCustomer,
  recordLogin,
  recordSubscription,
  recordTimeZone,
  renameLearner,
  replaceHash,
  updateGain,
  type LockedLearner,
  type NewAccount,
} from './queries.ts';
export { confirmPassword } from './recovery/confirm-password.ts';
export { recoveryMails } from './recovery/mails.ts';
export { queueNotice } from './recovery/notices.ts';
export {
  findContact,
  findContactsAt,
  findPasswordOf,
  recordConfirmedAddress,
  recordNewAddress,
} from './recovery/queries.ts';
export { addressRoutes, recoveryRoutes } from './recovery/routes.ts';
export {
  addressChanged,
  askConfirmation,
  countMailsAskedFor,
  setPassword,
} from './recovery/service.ts';
export { newAddresses } from './recovery/throttles.ts';
export { allowRealName, allowUsername } from './usernames.ts';
export { accountsTables } from './learner-tables.ts';
