/** Who takes payments here, and what of a learner that changes. */
import type { WithLearner } from '../domain/learner-lock.ts';
import {
  forgetCustomer,
  recordCustomer,
  recordSubscription,
} from '../features/accounts/queries.ts';
import { allowWithConsent } from '../features/consent/policy.ts';
import {
  setUpPayments,
  type Payments,
  type PaymentsOptions,
} from '../features/subscriptions/set-up.ts';
import type { PaymentSettings } from '../features/subscriptions/settings.ts';
import type { Connection } from '../platform/database/client.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import { queueMailAt } from '../platform/mail/outbox.ts';

interface Given extends Pick<PaymentsOptions, 'now' | 'publicOrigin' | 'logger'> {
  readonly connection: Connection;
  readonly payments: PaymentSettings;
}

export function paymentsOf(
  { connection: { database }, now, payments, publicOrigin, logger }: Given,
  withLearner: WithLearner,
): Promise<Payments> {
  return setUpPayments({
    database,
    now,
    logger,
    publicOrigin,
    settings: payments,
    withLearner,
    allowWithConsent: allowWithConsent(database),
    recordCustomer: (id, customer) => recordCustomer(database, id, customer),
    recordSubscription,
    forgetCustomer,
    queueMail: queueMailAt(now),
    endAgainLater: (tx, id, delay) =>
      addJob(tx, { task: 'end-again', payload: { id }, key: `end-again:${String(id)}`, delay }),
  });
}
