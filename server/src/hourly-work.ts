/**
 * What comes every hour or night: what has been kept for as long as is published goes, what was left undone is done.
 */
import { retention, type Kept, type UserId } from '@qubloom/contract';
import { eraseDueAccounts } from './features/accounts/personal-data/service.ts';
import { forgetOriginsBefore } from './features/activity/queries.ts';
import type { ConsentRoutesOptions } from './features/consent/routes.ts';
import { askUnasked, eraseUnanswered } from './features/consent/service.ts';
import { deleteMessagesBefore } from './features/study-rooms/live/chat/message-queries.ts';
import { deleteUnusedSince } from './features/study-rooms/queries.ts';
import {
  deleteMutesEndedBefore,
  deleteReportsBefore,
} from './features/study-rooms/reports/queries.ts';
import { compareAll, followEnds, warnOfTrialEnds } from './features/subscriptions/jobs.ts';
import { forgetPaymentEvents } from './features/subscriptions/queries.ts';
import { endPayments, endUnlessChanged, stopCharges } from './features/subscriptions/service.ts';
import type { Payments } from './features/subscriptions/set-up.ts';
import type { Database } from './platform/database/client.ts';
import type { KeptReplies } from './platform/http/idempotency/queries.ts';
import { forgetFailedJobs } from './platform/jobs/jobs.ts';
import { regularCron, regularTasks, type RegularJobs } from './platform/jobs/regular.ts';
import type { Work } from './platform/jobs/worker.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import type { Sessions } from './platform/sessions/sessions.ts';
import type { SlidingThrottles } from './platform/sliding-throttle.ts';
import { forgetCounts } from './platform/throttle.ts';
import { forgetExpiredTokens } from './platform/tokens/tokens.ts';

export interface ServerWork {
  /** For the worker. */
  readonly work: Work;
  /** The part of it that comes every hour. */
  readonly hourly: RegularJobs;
  /** And every night. */
  readonly nightly: RegularJobs;
}

export function workOf(kept: Keepers): ServerWork {
  const { outbox, consent, payments } = kept;
  const hourly = {
    ...forgetting(kept),
    'unasked-parents': () => askUnasked(consent),
    'abandoned-mails': () => outbox.retryAbandoned(),
    'sandbox-charges': () =>
      payments.sandbox?.provider.charge(payments.sandbox.deliver) ?? Promise.resolve(),
    'subscription-ends': () => followEnds(payments),
    'trial-ends': () => warnOfTrialEnds(payments),
  };
  const nightly = { 'compared-payments': () => compareAll(payments) };
  const tasks = {
    ...outbox.tasks,
    'end-again': (payload: unknown) => endUnlessChanged(payments, (payload as { id: UserId }).id),
    'stop-charges': (payload: unknown) => stopCharges(payments, (payload as { id: UserId }).id),
    ...regularTasks({ ...hourly, ...nightly }),
  };
  const cron = [...regularCron(hourly, 'hourly'), ...regularCron(nightly, 'nightly')];
  return { hourly, nightly, work: { tasks, cron } };
}

/** What goes once it has been kept for as long as is published. */
function forgetting(from: Keepers): Record<Kept, () => Promise<void>> {
  const { database, now, sessions, tries, outbox, replies, consent, payments } = from;
  const before = (kept: Kept) => new Date(now().getTime() - retention[kept].period);
  return {
    'sign-ins': () => sessions.forgetEnded(),
    origins: () => forgetOriginsBefore(database, before('origins')),
    'known-browsers': () => sessions.forgetBrowsers(),
    'unanswered-consents': () => eraseUnanswered(consent),
    erasures: () =>
      eraseDueAccounts({
        database,
        now,
        queueMail: payments.queueMail,
        endPayments: (id) => endPayments(payments, id),
      }),
    'confirmation-links': () => forgetExpiredTokens(database, 'verify-address', now()),
    'reset-links': () => forgetExpiredTokens(database, 'reset-password', now()),
    'consent-links': () => forgetExpiredTokens(database, 'consent', now()),
    'parent-links': () => forgetExpiredTokens(database, 'parent-link', now()),
    'parent-pages': () => forgetExpiredTokens(database, 'parent-page', now()),
    'unsent-mails': () => outbox.forgetUnsent(),
    mails: () => outbox.forgetOld(),
    'failed-jobs': () => forgetFailedJobs(database, now()),
    replies: () => replies.forgetOld(),
    'payment-events': () => forgetPaymentEvents(database, now()),
    tries: () => tries.forgetOld(),
    counts: () => forgetCounts(database, now()),
    'chat-messages': () => deleteMessagesBefore(database, before('chat-messages')),
    'empty-rooms': () => deleteUnusedSince(database, before('empty-rooms')),
    reports: () => deleteReportsBefore(database, before('reports')),
    mutes: () => deleteMutesEndedBefore(database, now()),
  };
}

export interface Keepers {
  readonly now: () => Date;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly tries: SlidingThrottles;
  readonly outbox: Outbox;
  readonly replies: KeptReplies;
  readonly consent: ConsentRoutesOptions;
  readonly payments: Payments;
}
