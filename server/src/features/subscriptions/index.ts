/** Plans, checkouts, and subscriptions. */
export { chargeInSandbox, syncAllPayers, syncEndedPeriods, warnOfTrialEnds } from './jobs.ts';
export { listLearnersPaidBy } from './family-queries.ts';
export { subscriptionMails } from './mails.ts';
export { openPayments } from './open-payments.ts';
export { forgetPaymentEvents } from './queries.ts';
export { planRoutes, subscriptionRoutes, webhookRoute } from './routes.ts';
export { sandboxRoutes } from './sandbox/routes.ts';
export {
  cancelAgainUnlessPaid,
  cancelForClass,
  cancelForFamily,
  checkoutForClass,
  checkoutForFamily,
  endClassPayments,
  endPayments,
  portalForClass,
  portalForFamily,
  resumeForClass,
  resumeForFamily,
  statusForClass,
  statusForFamily,
  stopCharges,
  stopChargesFor,
  stopChargesSoon,
  stopClassChargesSoon,
  stopFamilyChargesSoon,
  stopTeachersChargesSoon,
} from './service.ts';
export { subscriptionsTables } from './learner-tables.ts';
