/** Plans, checkouts, and subscriptions. */
export { chargeInSandbox, compareAll, followEnds, warnOfTrialEnds } from './jobs.ts';
export { subscriptionMails } from './mails.ts';
export { openPayments } from './open-payments.ts';
export { forgetPaymentEvents } from './queries.ts';
export { planRoutes, subscriptionRoutes, webhookRoute } from './routes.ts';
export { sandboxRoutes } from './sandbox/routes.ts';
export { endPayments, endUnlessChanged, stopCharges, stopChargesSoon } from './service.ts';
export { subscriptionsTables } from './learner-tables.ts';
