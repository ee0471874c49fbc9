/** Subscriptions: plans, checkout, and how a learner's own stands. Cards are none of our business. */
import { z } from 'zod';
import { Email } from '../accounts/accounts.ts';
import { Tier } from '../courses.ts';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
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
  /** Calendar days in the learner's zone: 0 on the trial's last day, and where there is none. */
  daysLeftInTrial: z.number().int().min(0),
  trialEnd: z.iso.datetime().nullable(),
  isCancelling: z.boolean(),
  /** When the next charge comes; while cancelling, when everything ends. */
  currentPeriodEnd: z.iso.datetime().nullable(),
  billingCycle: BillingCycle.nullable(),
  /** What is known of the card, for showing it masked: `visa`, `4242`. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** The last charge failed and is tried again; a new card helps. */
  hasPaymentProblem: z.boolean(),
  /** The provider may have receipts, also of a plan that has ended. */
  hasReceipts: z.boolean(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

export const noPlanChosen = 'Please select a subscription plan';
export const noCycleChosen = 'Please select a valid billing cycle (monthly or annually)';

export const CheckoutBody = z.strictObject({
  planId: z.enum(Tier.options, noPlanChosen),
  billingCycle: z.enum(BillingCycle.options, noCycleChosen),
  /** Below 18: a grown-up sits here and pays. */
  grownUp: z.literal(true, grownUpNeeded).optional(),
  /** From 13 to 17: the grown-up's address. A running plan has its payer's already. */
  payerEmail: Email.optional(),
});
export type CheckoutBody = z.input<typeof CheckoutBody>;

/** Where the browser goes on, at the provider; what is paid there, the provider itself tells the server. */
const Session = z.object({ sessionUrl: z.url(), sessionId: z.string() });

/**
 * Why no payment began, beside the codes of other errors. `resource_missing` is the configuration error: price
 * ids are missing, or the provider does not know them.
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
] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

/** The body of an error of the calls below that pay or cancel. */
export const PaymentError = z.object({
  /** One sentence for who reads it. */
  message: z.string(),
  /** The status in words: `Forbidden`. */
  error: z.string(),
  /** A payment error's code, or the code of any other error. */
  code: z.string(),
});
export type PaymentError = z.infer<typeof PaymentError>;

const nothing = z.strictObject({}).optional();

export const subscriptions = {
  plans: endpoint({
    ...routes.subscriptions.plans,
    summary: 'The plans, the cheapest first.',
    reply: z.array(Plan),
  }),
  status: endpoint({
    ...routes.subscriptions.status,
    summary: "How the learner's subscription stands.",
    reply: OwnSubscription,
    errors: ['not-signed-in'],
  }),
  checkout: endpoint({
    ...routes.subscriptions.checkout,
    summary: 'Begin a checkout for a plan, or the upgrade of the running subscription.',
    body: CheckoutBody,
    reply: Session,
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
    summary: 'Keep a subscription that was to end with its period.',
    body: CheckoutBody.pick({ grownUp: true }).optional(),
    reply: z.object({ currentPeriodEnd: z.iso.datetime() }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'conflict', 'too-many', 'unavailable'],
    hasJsonErrors: true,
  }),
  portal: endpoint({
    ...routes.subscriptions.portal,
    summary: "Open the provider's page for the card and the receipts.",
    body: nothing,
    reply: Session,
    errors: ['not-signed-in', 'conflict', 'too-many', 'unavailable'],
    hasJsonErrors: true,
  }),
};
