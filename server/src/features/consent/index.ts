/** The consent of parents: what requires it, and how they are asked. */
export { askParent, askUnasked } from './asking.ts';
export {
  consentMails,
  erasedAtOf,
  type DecisionPayload,
  type DecisionPlace,
  type ErasureCause,
} from './mails.ts';
export { allowWithConsent, listParentDecisions, type ParentDecision } from './policy.ts';
export {
  allUnanswered,
  findConsent,
  lockConsent,
  recordDecision,
  recordSchoolDecision,
  withdrawSchoolDecision,
  type Consent,
} from './queries.ts';
export { consentRoutes } from './routes.ts';
export { consentTables } from './learner-tables.ts';
