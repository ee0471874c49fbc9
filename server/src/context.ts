/** What one running server has: made once in `app.ts`, and the first parameter of every service. */
import type { SiteFacts } from '@qubloom/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { GoogleClient } from './features/sign-in/google/provider.ts';
import type { Payments } from './features/subscriptions/payments.ts';
import type { StoredCurriculum } from './curriculum/store-curriculum.ts';
import type { Connection } from './platform/database/client.ts';
import type { QueueMail } from './platform/mail/outbox.ts';
import type { Sessions } from './platform/sessions/sessions.ts';

/** Services keep state for it, such as counts of tries, by its identity: it is passed on whole and never copied. */
export interface Context extends Connection {
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  readonly site: SiteFacts;
  readonly curriculum: StoredCurriculum;
  readonly sessions: Sessions;
  readonly queueMail: QueueMail;
  readonly payments: Payments;
  /** Null if nobody signs in with Google here. */
  readonly google: GoogleClient | null;
}
