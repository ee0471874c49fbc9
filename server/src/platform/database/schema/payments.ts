/** Learners' subscriptions, open checkouts, and events from the payment provider. */
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

/**
 * Supplements the columns of `users` that say what a learner may open: a row for every learner who has ever gone
 * to pay.
 */
export const subscriptions = pgTable('subscriptions', {
  userId: learnerId().primaryKey(),
  /** The idempotency key for creating the customer at the provider. */
  customerKey: text('customer_key').notNull(),
  /** Taken before the state is fetched; a state is written only if none with a later ticket has been written. */
  ticket: integer().notNull().default(0),
  writtenTicket: integer('written_ticket').notNull().default(0),
  billingCycle: text('billing_cycle').$type<BillingCycle>(),
  trialEnd: moment('trial_end'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  hasPaymentProblem: boolean('has_payment_problem').notNull().default(false),
  /**
   * The subscription's cancellation was taken back for an upgrade that is not paid yet. It counts as cancelled,
   * and is cancelled again if nobody pays.
   */
  endsUnlessChanged: boolean('ends_unless_changed').notNull().default(false),
  /** The payer's email address, according to the provider. */
  payerEmail: text('payer_email'),
});

/** A learner's visit to the provider's page. A learner has at most one that is open. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: learnerId(),
    plan: text().$type<Tier>().notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    /** The idempotency key for creating the session at the provider. */
    key: text().notNull().unique(),
    sessionId: text('session_id'),
    /** The address of the adult who pays for a learner under 18; null if the provider asks for it. */
    payerEmail: text('payer_email'),
    createdAt: moment('created_at').notNull(),
    /** When the server found that nobody can pay it any more. */
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

/** The provider's events that were handled. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    receivedAt: moment('received_at').notNull(),
  },
  (event) => [index('payment_events_age_index').on(event.receivedAt)],
);

/** The sandbox's data about a learner; it replaces a payment provider's. */
export const sandboxCustomers = pgTable('sandbox_customers', {
  userId: learnerId().primaryKey(),
  content: jsonb().notNull(),
});
