/** Hourly and nightly work: deletes expired data, and finishes work that was left undone. */
import { retention, type ClassId, type Kept, type UserId } from '@qubloom/contract';
import type { Context } from './context.ts';
import { eraseDueAccounts } from './features/account-data/index.ts';
import {
  deleteExpiredClassCodes,
  endClassesWithoutTeachers,
  endPlansBefore,
} from './features/classes/index.ts';
import { askUnasked } from './features/consent/index.ts';
import { deleteExpiredCodes, queueWeekMails } from './features/families/index.ts';
import { forgetRecords, recordTasks, retryRecords } from './features/learning-records/index.ts';
import { deleteExpiredLaunches, scoreTasks } from './features/lti/index.ts';
import { deleteSettledBefore, deleteUnsettledBefore } from './features/inquiries/index.ts';
import { deleteEndedLive } from './features/live-lessons/index.ts';
import { eraseUnanswered } from './features/parents/index.ts';
import { forgetOriginsBefore } from './features/progress/index.ts';
import {
  deleteMessagesBefore,
  deleteConcernsBefore,
  deleteFilterCountsBefore,
  deleteMutesEndedBefore,
  deleteReportsBefore,
  deleteUnusedSince,
} from './features/study-rooms/index.ts';
import {
  chargeInSandbox,
  syncAllPayers,
  cancelAgainUnlessPaid,
  syncEndedPeriods,
  forgetPaymentEvents,
  stopChargesFor,
  warnOfTrialEnds,
} from './features/subscriptions/index.ts';
import type { KeptReplies } from './platform/http/idempotency/queries.ts';
import { forgetFailedJobs } from './platform/jobs/jobs.ts';
import { regularCron, regularTasks, type RegularJobs } from './platform/jobs/regular.ts';
import type { Work } from './platform/jobs/worker.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import { forgetTries } from './platform/sliding-throttle.ts';
import { forgetCounts } from './platform/throttle.ts';
import { forgetExpiredTokens } from './platform/tokens/tokens.ts';

export interface ServerWork {
  /** Tasks for the worker. */
  readonly work: Work;
  /** Jobs that run every hour. */
  readonly hourly: RegularJobs;
  /** Jobs that run every night. */
  readonly nightly: RegularJobs;
}

export function workOf(context: Context, outbox: Outbox, replies: KeptReplies): ServerWork {
  const hourly = {
    ...forgetting(context, outbox, replies),
    'unasked-parents': () => askUnasked(context),
    'classes-without-teachers': () => endClassesWithoutTeachers(context),
    'ended-class-plans': () => endPlansBefore(context, context.now()),
    'abandoned-mails': () => outbox.retryAbandoned(),
    'waiting-records': () => retryRecords(context),
    'sandbox-charges': () => chargeInSandbox(context),
    'subscription-ends': () => syncEndedPeriods(context),
    'trial-ends': () => warnOfTrialEnds(context),
    'week-mails': () => queueWeekMails(context),
  };
  const nightly = { 'compared-payments': () => syncAllPayers(context) };
  const tasks = {
    ...outbox.tasks,
    ...scoreTasks(context),
    ...recordTasks(context),
    'end-again': (payload: unknown) =>
      cancelAgainUnlessPaid(context, (payload as { id: UserId }).id),
    'stop-charges': (payload: unknown) => {
      // Jobs from before classes could have a plan name no class.
      const { id, classId = null } = payload as { id: UserId; classId?: ClassId | null };
      return stopChargesFor(context, { id, classId });
    },
    ...regularTasks({ ...hourly, ...nightly }),
  };
  const cron = [...regularCron(hourly, 'hourly'), ...regularCron(nightly, 'nightly')];
  return { hourly, nightly, work: { tasks, cron } };
}

/** Deletes data whose published period is over. */
function forgetting(
  context: Context,
  outbox: Outbox,
  replies: KeptReplies,
): Record<Kept, () => Promise<void>> {
  const { database, now, sessions } = context;
  const before = (kept: Kept) => new Date(now().getTime() - retention[kept].period);
  return {
    'sign-ins': () => sessions.forgetEnded(),
    origins: () => forgetOriginsBefore(database, before('origins')),
    'known-browsers': () => sessions.forgetBrowsers(),
    'unanswered-consents': () => eraseUnanswered(context),
    erasures: () => eraseDueAccounts(context),
    'confirmation-links': () => forgetExpiredTokens(database, 'verify-address', now()),
    'reset-links': () => forgetExpiredTokens(database, 'reset-password', now()),
    'consent-links': () => forgetExpiredTokens(database, 'consent', now()),
    'parent-links': () => forgetExpiredTokens(database, 'parent-link', now()),
    'parent-pages': () => forgetExpiredTokens(database, 'parent-page', now()),
    'family-codes': () => deleteExpiredCodes(database, now()),
    'class-codes': () => deleteExpiredClassCodes(database, now()),
    'live-lessons': () => deleteEndedLive(database, now()),
    'learning-records': () => forgetRecords(context),
    'school-launches': () => deleteExpiredLaunches(database, now()),
    'report-links': () => forgetExpiredTokens(database, 'end-reports', now()),
    'unsent-mails': () => outbox.forgetUnsent(),
    mails: () => outbox.forgetOld(),
    'failed-jobs': () => forgetFailedJobs(database, now()),
    replies: () => replies.forgetOld(),
    'payment-events': () => forgetPaymentEvents(database, now()),
    tries: () => forgetTries(context),
    counts: () => forgetCounts(database, now()),
    'chat-messages': () => deleteMessagesBefore(database, before('chat-messages')),
    'empty-rooms': () => deleteUnusedSince(database, before('empty-rooms')),
    reports: () => deleteReportsBefore(database, before('reports')),
    concerns: () => deleteConcernsBefore(database, before('concerns')),
    'filter-counts': () => deleteFilterCountsBefore(database, before('filter-counts')),
    inquiries: () => deleteSettledBefore(database, before('inquiries')),
    'unsettled-inquiries': () => deleteUnsettledBefore(database, before('unsettled-inquiries')),
    mutes: () => deleteMutesEndedBefore(database, now()),
  };
}
