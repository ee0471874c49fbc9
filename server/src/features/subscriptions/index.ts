/** Plans, checkouts, and subscriptions. */
export { chargeInSandbox, syncAllPayers, syncEndedPeriods, warnOfTrialEnds } from './jobs.ts';
export { subscriptionMails } from './mails.ts';
export { openPayments } from './open-payments.ts';
export { forgetPaymentEvents } from './queries.ts';
export { planRoutes, subscriptionRoutes, webhookRoute } from './routes.ts';
export { sandboxRoutes } from './sandbox/routes.ts';
export {
  cancelAgainUnlessPaid,
  cancelForClass,
  checkoutForClass,
  endClassPayments,
  endPayments,
  portalForClass,
  resumeForClass,
  statusForClass,
  stopCharges,
  stopChargesFor,
  stopChargesSoon,
  stopClassChargesSoon,
  stopTeachersChargesSoon,
} from './service.ts';
export { subscriptionsTables } from './learner-tables.ts';
