/**
 * Retention periods of personal data: the site publishes them, its jobs enforce them, and a test moves the
 * clock past them. Data not listed here is kept as long as the account.
 */

/** Days after the first notice in which a parent can answer. */
export const consentDays = 14;

/** Days between a request for erasure and the erasure, in which the learner can come back. */
export const erasureDelay = 7;

export interface Retention {
  readonly what: string;
  /** Milliseconds. */
  readonly period: number;
  /** Event that starts the period. */
  readonly since: string;
  /** Effect at the end of the period. */
  readonly then: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const retention = {
  'sign-ins': {
    what: 'Where you are signed in, with a shortened internet address, the kind of browser, and its system',
    period: 30 * day,
    since: 'the last use',
    then: 'deleted',
  },
  origins: {
    what: 'The shortened internet address and the kind of browser beside what you did',
    period: 30 * day,
    since: 'the act',
    then: 'removed; what you learned stays',
  },
  'known-browsers': {
    what: 'That a browser has been signed in with before',
    period: 180 * day,
    since: 'the last sign-in with it',
    then: 'deleted',
  },
  'unanswered-consents': {
    what: 'An account under 13 whose parent does not answer',
    period: consentDays * day,
    since: 'the first notice to the parent',
    then: 'erased with everything in it',
  },
  erasures: {
    what: 'An account whose erasure was asked for',
    period: erasureDelay * day,
    since: 'the asking',
    then: 'erased with everything in it',
  },
  'confirmation-links': {
    what: 'A mailed link that confirms an address',
    period: 3 * day,
    since: 'the mail',
    then: 'deleted',
  },
  'reset-links': {
    what: 'A mailed link to a new password',
    period: hour,
    since: 'the mail',
    then: 'deleted',
  },
  'consent-links': {
    what: 'A mailed link on which a parent answers',
    period: consentDays * day,
    since: 'the first notice to the parent',
    then: 'deleted',
  },
  'parent-links': {
    what: "A mailed link to the parent's page",
    period: 30 * minute,
    since: 'the mail',
    then: 'deleted',
  },
  'parent-pages': {
    what: "The key of an open parent's page",
    period: 30 * minute,
    since: 'the opening',
    then: 'deleted',
  },
  'unsent-mails': {
    what: 'The address of a mail that cannot be sent; of others it goes as soon as they have left',
    period: 7 * day,
    since: 'the writing',
    then: 'removed',
  },
  mails: {
    what: 'That a mail was written, without its address',
    period: 30 * day,
    since: 'the writing',
    then: 'deleted',
  },
  'failed-jobs': {
    what: 'What went wrong with a mail that could not be sent',
    period: 30 * day,
    since: 'the last try',
    then: 'deleted',
  },
  replies: {
    what: 'The answer to something that you did, in case your browser asks twice',
    period: 7 * day,
    since: 'the answer',
    then: 'deleted',
  },
  'chat-messages': {
    what: 'What you wrote in a study room',
    period: 30 * day,
    since: 'the writing',
    then: 'deleted',
  },
  'empty-rooms': {
    what: 'A study room that nobody is in, with its circuit and chat',
    period: day,
    since: 'the last visit',
    then: 'deleted',
  },
  reports: {
    what: 'That a learner was reported, with the message it was about',
    period: 30 * day,
    since: 'the report',
    then: 'deleted',
  },
  mutes: {
    what: 'That a learner who was reported by three others may not write',
    period: day,
    since: 'the third report',
    then: 'over, unless somebody has looked at it and says so',
  },
  'payment-events': {
    what: 'That the payment provider told us of something, and which page to pay on was opened for whom',
    period: 90 * day,
    since: 'the message, or the opening',
    then: 'deleted',
  },
  tries: {
    what: 'How often somebody tried to get in or gave another address, under a scrambled name',
    period: day,
    since: 'the last try',
    then: 'deleted',
  },
  counts: {
    what: 'How often tasks were handed in, under a scrambled name',
    period: minute,
    since: 'the first of them',
    then: 'deleted',
  },
} as const satisfies Record<string, Retention>;

export type Kept = keyof typeof retention;

/** Period in whole days, for sentences that promise it. */
export function daysKept(kept: Kept): number {
  return retention[kept].period / day;
}
