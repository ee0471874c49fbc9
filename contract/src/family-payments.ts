/** The plan of a linked learner: bought, changed, cancelled, and resumed by a grown-up. */
import { z } from 'zod';
import { Tier } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { UserParams } from './ids.ts';
import * as routes from './routes.ts';
import { CheckoutBody, OwnSubscription, PaymentPage } from './subscriptions/subscriptions.ts';

export const FamilyPlan = z.object({
  tier: Tier,
  /** Time of the next charge, or of the end if nothing more is charged; null for the free plan. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  isCancelling: z.boolean(),
  /** The caller, the learner's own account, or another grown-up; null if nobody pays. */
  paidBy: z.enum(['caller', 'learner', 'another']).nullable(),
  /** The plan that the caller pays for this learner; null if the caller has never gone to pay. */
  own: OwnSubscription.omit({ tier: true, isPaidByFamily: true }).nullable(),
});
export type FamilyPlan = z.infer<typeof FamilyPlan>;

const nothing = z.strictObject({}).optional();
const PeriodEnd = z.object({ currentPeriodEnd: z.iso.datetime() });
const errors = ['not-signed-in', 'not-found', 'conflict', 'too-many', 'unavailable'] as const;

export const familyPayments = {
  status: endpoint({
    ...routes.familyPayments.status,
    summary: 'The plan of a linked learner, who pays for it, and what the caller pays.',
    params: UserParams,
    reply: FamilyPlan,
    errors: ['not-signed-in', 'not-found'],
  }),
  checkout: endpoint({
    ...routes.familyPayments.checkout,
    summary: 'Start the checkout of a plan for a linked learner, or the upgrade of a running one.',
    params: UserParams,
    body: CheckoutBody.pick({ planId: true, billingCycle: true }),
    reply: PaymentPage,
    errors: ['invalid', 'forbidden', ...errors],
    hasJsonErrors: true,
  }),
  cancel: endpoint({
    ...routes.familyPayments.cancel,
    summary:
      'Let the plan that the caller pays end with its period, even after the link has ended.',
    params: UserParams,
    body: nothing,
    reply: PeriodEnd,
    errors,
    hasJsonErrors: true,
  }),
  resume: endpoint({
    ...routes.familyPayments.resume,
    summary: 'Continue a plan that would end with its period.',
    params: UserParams,
    body: nothing,
    reply: PeriodEnd,
    errors: ['forbidden', ...errors],
    hasJsonErrors: true,
  }),
  portal: endpoint({
    ...routes.familyPayments.portal,
    summary: "Open the provider's page for the card and the receipts of the caller.",
    params: UserParams,
    body: nothing,
    reply: PaymentPage,
    errors,
    hasJsonErrors: true,
  }),
};
