/** The parts of one running server: made once in `app.ts`, and the first parameter of every service. */
import type { SiteFacts } from '@qubloom/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { ReportedLearning } from './features/progress/lesson-learning.ts';
import type { GoogleClient } from './features/sign-in/google/provider.ts';
import type { Payments } from './features/subscriptions/payments.ts';
import type { StoredCurriculum } from './curriculum/store-curriculum.ts';
import type { Connection, Transaction } from './platform/database/client.ts';
import type { QueueMail } from './platform/mail/outbox.ts';
import type { Sessions } from './platform/sessions/sessions.ts';

type ReportLearning = (tx: Transaction, learned: ReportedLearning) => Promise<void>;

/** The learning record store that gets what learners of some classes learn, by xAPI. */
export interface RecordStore {
  /** The address of its resources, without a trailing slash. */
  readonly endpoint: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Pass a context on whole and never copy it: services use its identity to find the state that they keep for it,
 * such as counts of tries.
 */
export interface Context extends Connection {
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  /** True if the systems of schools may be in a private network. */
  readonly callsPrivateNetwork: boolean;
  /** The folder for stored files; an absolute path. */
  readonly dataFolder: string;
  readonly site: SiteFacts;
  readonly curriculum: StoredCurriculum;
  readonly sessions: Sessions;
  readonly queueMail: QueueMail;
  /** Queues what the systems of a learner's school hear about a lesson, in the transaction of what was learned. */
  readonly reportLearning: ReportLearning;
  /** Null if there is none. */
  readonly recordStore: RecordStore | null;
  readonly payments: Payments;
  /** Null if nobody can sign in with Google. */
  readonly google: GoogleClient | null;
}
