/** The Classroom plan of a class: bought, cancelled, and resumed by one of its teachers. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ClassParams } from '../ids.ts';
import * as routes from '../routes.ts';
import { CheckoutBody, OwnSubscription, PaymentPage } from '../subscriptions/subscriptions.ts';
import { ClassPlan } from './classes.ts';

export const ClassPlanStatus = z.object({
  plan: ClassPlan,
  /** When the plan ends if nobody pays; null for a class to try. */
  until: z.iso.datetime().nullable(),
  /** The teacher who pays; null if nobody does. */
  paidBy: z
    .object({
      firstName: z.string(),
      username: z.string(),
      /** True if the plan ends with its period. */
      isCancelling: z.boolean(),
      /** Time of the next charge, or of the end if the plan is being cancelled. */
      currentPeriodEnd: z.iso.datetime(),
    })
    .nullable(),
  /** The caller's own payments for this class; null if there were none. */
  own: OwnSubscription.omit({ tier: true, isPaidByFamily: true }).nullable(),
});
export type ClassPlanStatus = z.infer<typeof ClassPlanStatus>;

const nothing = z.strictObject({}).optional();
const PeriodEnd = z.object({ currentPeriodEnd: z.iso.datetime() });
const errors = ['not-signed-in', 'not-found', 'conflict', 'too-many', 'unavailable'] as const;

export const classPayments = {
  status: endpoint({
    ...routes.classPayments.status,
    summary: 'The plan of a class, who pays for it, and what the caller has paid.',
    params: ClassParams,
    reply: ClassPlanStatus,
    errors: ['not-signed-in', 'not-found'],
  }),
  checkout: endpoint({
    ...routes.classPayments.checkout,
    summary: 'Start the checkout of the Classroom plan for a class.',
    params: ClassParams,
    body: CheckoutBody.pick({ billingCycle: true }),
    reply: PaymentPage,
    errors: ['invalid', 'forbidden', ...errors],
    hasJsonErrors: true,
  }),
  cancel: endpoint({
    ...routes.classPayments.cancel,
    summary: 'Let the plan that the caller pays end with its period.',
    params: ClassParams,
    body: nothing,
    reply: PeriodEnd,
    errors,
    hasJsonErrors: true,
  }),
  resume: endpoint({
    ...routes.classPayments.resume,
    summary: 'Continue a plan that would end with its period.',
    params: ClassParams,
    body: nothing,
    reply: PeriodEnd,
    errors: ['forbidden', ...errors],
    hasJsonErrors: true,
  }),
  portal: endpoint({
    ...routes.classPayments.portal,
    summary: "Open the provider's page for the card and the receipts of the caller.",
    params: ClassParams,
    body: nothing,
    reply: PaymentPage,
    errors,
    hasJsonErrors: true,
  }),
};
