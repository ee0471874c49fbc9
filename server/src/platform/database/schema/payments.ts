/** Subscriptions of learners and for classes, open checkouts, and events from the payment provider. */
import {
  BillingCycle,
  planIds,
  subscriptionStatuses,
  type PlanId,
  type SubscriptionStatus,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { classId, optionalClassId } from './classes.ts';
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

/** The linked grown-ups who are learners' customers at the provider. Without a row, the customer is the learner. */
export const subscriptionPayers = pgTable(
  'subscription_payers',
  {
    learnerId: learnerId('learner_id').primaryKey(),
    payerId: learnerId('payer_id'),
  },
  (row) => [index('subscription_payers_payer_index').on(row.payerId)],
);

/**
 * Payments of teachers for classes: a row for every teacher and class with a visit to the provider's page. The teacher is
 * another customer for each class.
 */
export const classSubscriptions = pgTable(
  'class_subscriptions',
  {
    classId: classId(),
    userId: learnerId(),
    /** The columns up to `writtenTicket` are like those of `subscriptions`. */
    customerKey: text('customer_key').notNull(),
    ticket: integer().notNull().default(0),
    writtenTicket: integer('written_ticket').notNull().default(0),
    customerId: text('customer_id').unique(),
    subscriptionId: text('subscription_id').unique(),
    status: text().$type<SubscriptionStatus>().notNull().default('inactive'),
    endDate: moment('end_date'),
    billingCycle: text('billing_cycle').$type<BillingCycle>(),
    trialEnd: moment('trial_end'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    hasPaymentProblem: boolean('has_payment_problem').notNull().default(false),
    payerEmail: text('payer_email'),
  },
  (row) => [
    primaryKey({ columns: [row.classId, row.userId] }),
    index('class_subscriptions_user_index').on(row.userId),
    check('class_subscriptions_status_known', isOneOf(row.status, subscriptionStatuses)),
  ],
);

/** A visit to the provider's page. For each learner and each class, a person has at most one that is open. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    userId: learnerId(),
    /** The class that the plan is for; null for the learner's own plan. */
    classId: optionalClassId(),
    plan: text().$type<PlanId>().notNull(),
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
      .on(checkout.userId, sql`coalesce(${checkout.classId}, 0)`)
      .where(sql`${checkout.settledAt} is null`),
    index('checkouts_age_index').on(checkout.createdAt),
    check('checkouts_plan_known', isOneOf(checkout.plan, planIds)),
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

/** The sandbox's data about a customer; it replaces a payment provider's. */
export const sandboxCustomers = pgTable(
  'sandbox_customers',
  {
    id: text().primaryKey(),
    userId: learnerId(),
    content: jsonb().notNull(),
  },
  (customer) => [index('sandbox_customers_user_index').on(customer.userId)],
);
