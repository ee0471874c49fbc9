/** What is known of learners' subscriptions, of checkouts on their way, and of what the payment provider told. */
import { BillingCycle, tiers, type Tier } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { id, isOneOf, moment } from './columns.ts';

/** Beside the columns of `users` that say what is open to the learner: a row for whoever has ever gone to pay. */
export const subscriptions = pgTable('subscriptions', {
  userId: learnerId().primaryKey(),
  /** Under which the customer is made at the provider, once. */
  customerKey: text('customer_key').notNull(),
  /** Drawn before the state is fetched; a state is written only if none with a later ticket has been. */
  ticket: integer().notNull().default(0),
  writtenTicket: integer('written_ticket').notNull().default(0),
  billingCycle: text('billing_cycle').$type<BillingCycle>(),
  trialEnd: moment('trial_end'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  hasPaymentProblem: boolean('has_payment_problem').notNull().default(false),
  /**
   * Its cancellation was taken back for an upgrade that has not been paid. It counts as cancelled, and is cancelled
   * again if nobody pays.
   */
  endsUnlessChanged: boolean('ends_unless_changed').notNull().default(false),
  /** The address of the person who pays, as the provider knows it. */
  payerEmail: text('payer_email'),
});

/** A learner's way to the provider's page. No two of them are open at once. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: learnerId(),
    plan: text().$type<Tier>().notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    /** Under which the session is made at the provider, once. */
    key: text().notNull().unique(),
    sessionId: text('session_id'),
    /** The address of the grown-up who pays for a learner below 18; null if the provider asks for it. */
    payerEmail: text('payer_email'),
    createdAt: moment('created_at').notNull(),
    /** When it was seen that nobody can pay it any more. */
    settledAt: moment('settled_at'),
  },
  (checkout) => [
    uniqueIndex('checkouts_one_open')
      .on(checkout.userId)
      .where(sql`${checkout.settledAt} is null`),
    index('checkouts_age_index').on(checkout.createdAt),
    check('checkouts_plan_known', isOneOf(checkout.plan, tiers)),
    check('checkouts_cycle_known', isOneOf(checkout.billingCycle, BillingCycle.options)),
  ],
);

/** The provider's messages that have been heeded. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (event) => [index('payment_events_age_index').on(event.receivedAt)],
);

/** What the sandbox knows of a learner, in place of a payment provider. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  userId: learnerId().primaryKey(),
  content: jsonb().notNull(),
});
