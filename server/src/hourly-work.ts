/** What comes every hour: what has been kept for as long as is published goes, what was left undone is done. */
import { retention, type Kept } from '@qubloom/contract';
import { eraseDueAccounts } from './features/accounts/personal-data/service.ts';
import { forgetOriginsBefore } from './features/activity/queries.ts';
import type { ConsentRoutesOptions } from './features/consent/routes.ts';
import { askUnasked, eraseUnanswered } from './features/consent/service.ts';
import { deleteMessagesBefore } from './features/study-rooms/live/message-queries.ts';
import { deleteUnusedSince } from './features/study-rooms/queries.ts';
import {
  deleteMutesEndedBefore,
  deleteReportsBefore,
} from './features/study-rooms/reports/queries.ts';
import type { Database } from './platform/database/client.ts';
import type { KeptReplies } from './platform/http/idempotency/queries.ts';
import { hourlyCron, hourlyTasks, type HourlyJobs } from './platform/jobs/hourly.ts';
import { forgetFailedJobs } from './platform/jobs/jobs.ts';
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
  readonly hourly: HourlyJobs;
}

export function workOf(kept: Keepers): ServerWork {
  const { outbox, consent } = kept;
  const hourly = {
    ...forgetting(kept),
    'unasked-parents': () => askUnasked(consent),
    'abandoned-mails': () => outbox.retryAbandoned(),
  };
  const tasks = { ...outbox.tasks, ...hourlyTasks(hourly) };
  return { hourly, work: { tasks, cron: hourlyCron(hourly) } };
}

/** What goes once it has been kept for as long as is published. */
function forgetting(from: Keepers): Record<Kept, () => Promise<void>> {
  const { database, now, sessions, tries, outbox, replies, consent } = from;
  const before = (kept: Kept) => new Date(now().getTime() - retention[kept].period);
  return {
    'sign-ins': () => sessions.forgetEnded(),
    origins: () => forgetOriginsBefore(database, before('origins')),
    'known-browsers': () => sessions.forgetBrowsers(),
    'unanswered-consents': () => eraseUnanswered(consent),
    erasures: () => eraseDueAccounts({ database, now }),
    'confirmation-links': () => forgetExpiredTokens(database, 'verify-address', now()),
    'reset-links': () => forgetExpiredTokens(database, 'reset-password', now()),
    'consent-links': () => forgetExpiredTokens(database, 'consent', now()),
    'parent-links': () => forgetExpiredTokens(database, 'parent-link', now()),
    'parent-pages': () => forgetExpiredTokens(database, 'parent-page', now()),
    'unsent-mails': () => outbox.forgetUnsent(),
    mails: () => outbox.forgetOld(),
    'failed-jobs': () => forgetFailedJobs(database, now()),
    replies: () => replies.forgetOld(),
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
}
