/** Learners and their sessions. */
import {
  AgeRange,
  subscriptionStatuses,
  tiers,
  type SubscriptionStatus,
  type Tier,
  type UserId,
} from '@qubloom/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, isOneOf, moment, updatedAt } from './columns.ts';

/**
 * Usernames with the same skeleton look alike: letters and digits with the same shape count as one, and hyphens
 * and underscores are left out.
 */
export const usernameSkeleton = (username: SQL): SQL<string> =>
  sql`replace(replace(translate(lower(${username}), '01i582-_', 'ollsbz'), 'rn', 'm'), 'vv', 'w')`;

export const users = pgTable(
  'users',
  {
    id: id<UserId>(),
    username: text().notNull(),
    /** The argon2id hash; null if the learner signs in another way. */
    password: text(),
    /** Not unique: one parent may be responsible for several children. */
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** Sum of the learner's rows in `points_ledger`, changed in the same transaction. */
    points: integer().notNull().default(0),
    /** Days in a row up to `last_learned_on`; the reader decides whether it still counts today. */
    streak: integer().notNull().default(0),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    /** Tokens are stored hashed. */
    emailVerificationToken: text('email_verification_token').unique(),
    emailVerificationExpiry: moment('email_verification_expiry'),
    passwordResetToken: text('password_reset_token').unique(),
    passwordResetExpiry: moment('password_reset_expiry'),
    googleId: text('google_id').unique(),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    subscriptionTier: text('subscription_tier').$type<Tier>().notNull().default('free'),
    subscriptionStatus: text('subscription_status')
      .$type<SubscriptionStatus>()
      .notNull()
      .default('inactive'),
    subscriptionEndDate: moment('subscription_end_date'),
    lastLogin: moment('last_login'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Decides what a child may do before a parent consents. No birth date is stored. */
    ageRange: text('age_range').$type<AgeRange>().notNull().default('13-17'),
    /** An IANA name; the streak counts days in this zone. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The learner's local day of the last learning, and the zone in which it was counted. */
    lastLearnedOn: date('last_learned_on', { mode: 'string' }),
    lastLearnedZone: text('last_learned_zone'),
    lastLearnedAt: moment('last_learned_at'),
    /** True if the learner chose the zone; if not, it follows the browser's. */
    isTimeZoneChosen: boolean('is_time_zone_chosen').notNull().default(false),
    /** When the learner asked for the account's erasure, which comes a week later. */
    erasureAskedAt: moment('erasure_asked_at'),
  },
  (user) => [
    uniqueIndex('users_username_unique').on(sql`lower(${user.username})`),
    index('users_look_alike_index').on(usernameSkeleton(sql`${user.username}`)),
    index('users_email_index').on(sql`lower(${user.email})`),
    index('users_erasure_index')
      .on(user.erasureAskedAt)
      .where(sql`${user.erasureAskedAt} is not null`),
    check('users_tier_known', isOneOf(user.subscriptionTier, tiers)),
    check(
      'users_subscription_status_known',
      isOneOf(user.subscriptionStatus, subscriptionStatuses),
    ),
    check('users_age_range_known', isOneOf(user.ageRange, AgeRange.options)),
    check('users_counts_not_negative', sql`${user.points} >= 0 and ${user.streak} >= 0`),
  ],
);

export const optionalLearnerId = (name: string) =>
  integer(name)
    .references(() => users.id, { onDelete: 'cascade' })
    .$type<UserId>();

/** The learner that a row is about; the row goes with the account. */
export const learnerId = (name = 'user_id') => optionalLearnerId(name).notNull();

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, so that a copy of this table opens no session. */
    id: bytes().primaryKey(),
    userId: learnerId(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (session) => [
    index('sessions_user_index').on(session.userId),
    index('sessions_expiry_index').on(session.expiresAt),
  ],
);
