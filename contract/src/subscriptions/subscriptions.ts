/** Subscriptions: plans, checkout, and the learner's own subscription. The provider handles payment cards. */
import { z } from 'zod';
import { Email } from '../accounts/accounts.ts';
import { Tier } from '../courses.ts';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { BillingCycle, Plan } from './plans.ts';
import { grownUpNeeded } from './refusals.ts';

/** `cancelling` keeps everything open until the period ends. */
export const subscriptionStatuses = ['inactive', 'active', 'cancelling'] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const OwnSubscription = z.object({
  tier: Tier,
  status: SubscriptionStatus,
  isTrialActive: z.boolean(),
  /** Calendar days in the learner's zone; 0 on the trial's last day and without a trial. */
  daysLeftInTrial: z.number().int().min(0),
  trialEnd: z.iso.datetime().nullable(),
  isCancelling: z.boolean(),
  /** Time of the next charge, or of the end if the subscription is being canceled. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  billingCycle: BillingCycle.nullable(),
  /** Details of the card, so that it can be shown masked: `visa`, `4242`. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** True if the last charge failed and will be tried again; a new card helps. */
  hasPaymentProblem: z.boolean(),
  /** True if the provider may have receipts, including those of a plan that has ended. */
  hasReceipts: z.boolean(),
  /** True if a grown-up of the family pays, who alone can change the plan. */
  isPaidByFamily: z.boolean(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

export const noPlanChosen = 'Please select a subscription plan';
export const noCycleChosen = 'Please select a valid billing cycle (monthly or annually)';

export const CheckoutBody = z.strictObject({
  planId: z.enum(Tier.options, noPlanChosen),
  billingCycle: z.enum(BillingCycle.options, noCycleChosen),
  /** Confirms that a grown-up is present and pays, for learners under 18. */
  grownUp: z.literal(true, grownUpNeeded).optional(),
  /** Grown-up's address, for learners from 13 to 17. A running plan already has its payer's address. */
  payerEmail: Email.optional(),
});
export type CheckoutBody = z.input<typeof CheckoutBody>;

/** Provider's page that the browser opens next. The provider itself reports payments to the server. */
export const PaymentPage = z.object({ sessionUrl: z.url(), sessionId: z.string() });

/**
 * Reasons why no payment was started, in addition to the codes of other errors. `resource_missing` is a
 * configuration error: price ids are missing, or the provider does not know them.
 */
export const paymentErrorCodes = [
  'resource_missing',
  'current-plan',
  'downgrade',
  'grown-up-needed',
  'consent-needed',
  'cancelling',
  'unpaid',
  'account-ending',
  'nothing-to-cancel',
  'paid-by-another',
] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

/** Body of an error from the calls below that pay or cancel. */
export const PaymentError = z.object({
  /** One sentence for the reader. */
  message: z.string(),
  /** Status in words: `Forbidden`. */
  error: z.string(),
  /** Code of a payment error, or of any other error. */
  code: z.string(),
});
export type PaymentError = z.infer<typeof PaymentError>;

const nothing = z.strictObject({}).optional();

export const subscriptions = {
  plans: endpoint({
    ...routes.subscriptions.plans,
    summary: 'The plans, cheapest first.',
    reply: z.array(Plan),
  }),
  status: endpoint({
    ...routes.subscriptions.status,
    summary: "The learner's subscription.",
    reply: OwnSubscription,
    errors: ['not-signed-in'],
  }),
  checkout: endpoint({
    ...routes.subscriptions.checkout,
    summary: 'Start the checkout for a plan, or the upgrade of a running subscription.',
    body: CheckoutBody,
    reply: PaymentPage,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'conflict', 'too-many', 'unavailable'],
    hasJsonErrors: true,
  }),
  cancel: endpoint({
    ...routes.subscriptions.cancel,
    summary: 'Let the subscription end with its period. Doing it again changes nothing.',
    body: nothing,
    reply: z.object({ currentPeriodEnd: z.iso.datetime() }),
    errors: ['not-signed-in', 'conflict', 'too-many', 'unavailable'],
    hasJsonErrors: true,
  }),
  resume: endpoint({
    ...routes.subscriptions.resume,
    summary: 'Continue a subscription that would end with its period.',
    body: CheckoutBody.pick({ grownUp: true }).optional(),
    reply: z.object({ currentPeriodEnd: z.iso.datetime() }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'conflict', 'too-many', 'unavailable'],
    hasJsonErrors: true,
  }),
  portal: endpoint({
    ...routes.subscriptions.portal,
    summary: "Open the provider's page for the card and the receipts.",
    body: nothing,
    reply: PaymentPage,
    errors: ['not-signed-in', 'conflict', 'too-many', 'unavailable'],
    hasJsonErrors: true,
  }),
};
