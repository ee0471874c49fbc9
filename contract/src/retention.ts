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
  /** The period in milliseconds. */
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
    what: 'The browsers you are signed in with: a shortened internet address, the kind of browser, and its system',
    period: 30 * day,
    since: 'the last use',
    then: 'deleted',
  },
  origins: {
    what: 'The shortened internet address and the kind of browser that we store with each thing you do',
    period: 30 * day,
    since: 'that moment',
    then: 'removed, while what you learned stays',
  },
  'known-browsers': {
    what: 'The fact that you have signed in with a browser before',
    period: 180 * day,
    since: 'your last sign-in with it',
    then: 'deleted',
  },
  'unanswered-consents': {
    what: 'The account of a child under 13 whose parent does not answer',
    period: consentDays * day,
    since: 'the first notice to the parent',
    then: 'erased with everything in it',
  },
  erasures: {
    what: 'An account that you or your parent asked us to erase',
    period: erasureDelay * day,
    since: 'the request',
    then: 'erased with everything in it',
  },
  'confirmation-links': {
    what: 'The link in an email that confirms your address',
    period: 3 * day,
    since: 'the email',
    then: 'deleted',
  },
  'reset-links': {
    what: 'The link in an email that lets you choose a new password',
    period: hour,
    since: 'the email',
    then: 'deleted',
  },
  'consent-links': {
    what: 'The link in an email that lets a parent say yes or no',
    period: consentDays * day,
    since: 'the first notice to the parent',
    then: 'deleted',
  },
  'parent-links': {
    what: "The link in an email that opens the parent's page",
    period: 30 * minute,
    since: 'the email',
    then: 'deleted',
  },
  'parent-pages': {
    what: "The key with which a parent decides on the parent's page, or on the family page",
    period: 30 * minute,
    since: 'when the parent opened the page, said yes, or gave the password',
    then: 'deleted',
  },
  'family-codes': {
    what: 'The code with which a learner is linked to a grown-up, unless it is used earlier',
    period: hour,
    since: 'when it was made',
    then: 'deleted',
  },
  'class-codes': {
    what: 'The code with which learners or a teacher join a class, unless it is replaced earlier',
    period: 14 * day,
    since: 'when it was made',
    then: 'deleted',
  },
  'live-lessons': {
    what: 'The fact that a class does a lesson together now, with the step its teacher is at, and the rooms of its groups with their circuits and chats, unless the teacher ends it earlier',
    period: 2 * hour,
    since: 'when it was started',
    then: 'deleted',
  },
  'learning-records': {
    what: "What you learned, while it waits for your school's learning record store",
    period: 7 * day,
    since: 'that moment',
    then: 'deleted',
  },
  'school-launches': {
    what: "What your school's learning platform tells us when you open us from there, until you have chosen an account or a class: your name, your number there, and your course",
    period: hour,
    since: 'when you opened us',
    then: 'deleted',
  },
  'report-links': {
    what: 'The link in a Sunday mail that turns such mails off',
    period: 90 * day,
    since: 'the email',
    then: 'deleted',
  },
  'unsent-mails': {
    what: 'The address of an email that cannot be sent (once an email is sent, we remove its address)',
    period: 7 * day,
    since: 'when it was written',
    then: 'removed',
  },
  mails: {
    what: 'The fact that an email was written, without its address',
    period: 30 * day,
    since: 'when it was written',
    then: 'deleted',
  },
  'failed-jobs': {
    what: 'The reason why an email could not be sent',
    period: 30 * day,
    since: 'the last try',
    then: 'deleted',
  },
  replies: {
    what: "Our server's answer to something that you did, in case your browser sends it twice",
    period: 7 * day,
    since: 'the answer',
    then: 'deleted',
  },
  'chat-messages': {
    what: 'What you wrote in a study room',
    period: 30 * day,
    since: 'when it was written',
    then: 'deleted',
  },
  'empty-rooms': {
    what: 'A study room that nobody is in, with its circuit and chat',
    period: day,
    since: 'the last visit',
    then: 'deleted',
  },
  reports: {
    what: 'The report of a learner, with the message that it is about',
    period: 30 * day,
    since: 'the report',
    then: 'deleted',
  },
  mutes: {
    what: 'The mute of a learner whom three others have reported',
    period: day,
    since: 'the third report',
    then: 'lifted, unless somebody has looked at the reports and decided otherwise',
  },
  concerns: {
    what: 'The fact that the chat filter was often in doubt about what a learner wrote to others, with the kind of doubt',
    period: 30 * day,
    since: 'that day',
    then: 'deleted',
  },
  'filter-counts': {
    what: 'How often the chat filter found something in an hour, by kind and without any learner',
    period: 90 * day,
    since: 'that hour',
    then: 'deleted',
  },
  inquiries: {
    what: 'What you wrote to us in the form for schools and data requests, with your name and address, once we have settled it',
    period: 90 * day,
    since: 'the day we settled it',
    then: 'deleted',
  },
  'unsettled-inquiries': {
    what: 'The same, as long as we have not settled it',
    period: 365 * day,
    since: 'when you sent it',
    then: 'deleted',
  },
  'payment-events': {
    what: 'Messages from the payment provider, and which checkout page was opened for whom',
    period: 90 * day,
    since: 'the message, or when the page was opened',
    then: 'deleted',
  },
  tries: {
    what: 'How often somebody tried to sign in, open an account, enter a room, make or enter a family code or a class code, try the code of a live lesson, make accounts for a class, change an address, or write to us, under a scrambled name',
    period: day,
    since: 'the last try',
    then: 'deleted',
  },
  counts: {
    what: 'How often somebody submitted tasks, under a scrambled name',
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
