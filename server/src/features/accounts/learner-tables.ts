/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

const secret = 'is a secret that opens the account';
const payments = 'names the learner at the payment provider';

export const accountsTables: LearnerTables = {
  users: {
    heading: 'Account',
    learner: 'id',
    exported: [
      'username',
      'first_name',
      'last_name',
      'email',
      'is_email_verified',
      'age_range',
      'time_zone',
      'is_time_zone_chosen',
      'points',
      'streak',
      'last_learned_on',
      'last_learned_zone',
      'last_learned_at',
      'subscription_tier',
      'subscription_status',
      'subscription_end_date',
      'google_id',
      'last_login',
      'created_at',
      'updated_at',
      'erasure_asked_at',
    ],
    withheld: {
      id: rowIds.id,
      password: secret,
      email_verification_token: secret,
      email_verification_expiry: 'says when such a secret ends',
      password_reset_token: secret,
      password_reset_expiry: 'says when such a secret ends',
      stripe_customer_id: payments,
      stripe_subscription_id: payments,
    },
    erasure: 'erased',
  },
  sessions: {
    heading: 'Where you are signed in',
    exported: ['user_agent', 'ip_address', 'created_at', 'last_seen_at', 'expires_at'],
    withheld: { id: secret, user_id: rowIds.user_id },
    erasure: 'erased',
  },
  known_browsers: {
    heading: 'Browsers that know you',
    exported: ['expires_at'],
    withheld: { user_id: rowIds.user_id, browser: 'is a secret of that browser' },
    erasure: 'erased',
  },
  account_tokens: {
    heading: 'Links we emailed',
    exported: ['purpose', 'address', 'created_at', 'expires_at'],
    withheld: { hash: secret, user_id: rowIds.user_id },
    erasure: 'erased',
  },
  identities: {
    heading: 'Other sites you sign in with',
    exported: ['issuer', 'subject', 'created_at'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  kept_replies: {
    heading: 'Answers kept for a while',
    exported: ['created_at'],
    withheld: {
      user_id: rowIds.user_id,
      key: 'numbers the call',
      fingerprint: 'numbers the call',
      reply: 'repeats what the other tables hold',
    },
    erasure: 'erased',
  },
  audit_log: {
    heading: 'What was done with your account',
    through: { table: 'audit_subjects', column: 'subject' },
    exported: ['act', 'at'],
    withheld: {
      number: 'is its place among the acts of all accounts',
      subject: 'would lead to the learner after the erasure',
      previous: 'covers the acts of other accounts',
      hash: 'covers the acts of other accounts',
    },
    erasure: 'unlinked',
  },
  audit_subjects: {
    heading: 'Your mark among those acts',
    exported: [],
    withheld: {
      user_id: rowIds.user_id,
      subject: 'would lead to the learner after the erasure',
    },
    erasure: 'erased',
  },
};
