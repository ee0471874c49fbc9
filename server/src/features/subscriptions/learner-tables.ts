/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

const ofClass = { class_id: titledTable('classes', 'name') };
const payments = 'names the learner at the payment provider';

export const subscriptionsTables: LearnerTables = {
  subscriptions: {
    heading: 'Your subscription',
    exported: [
      'billing_cycle',
      'trial_end',
      'card_brand',
      'card_last4',
      'has_payment_problem',
      'payer_email',
      'ends_unless_changed',
    ],
    withheld: {
      user_id: rowIds.user_id,
      customer_key: payments,
      ticket: 'numbers questions to the payment provider',
      written_ticket: 'numbers questions to the payment provider',
    },
    erasure: 'erased',
  },
  subscription_payers: {
    heading: 'Which grown-up pays for which plan',
    learner: 'learner_id',
    others: ['payer_id'],
    isShared: true,
    exported: ['learner_id', 'payer_id'],
    titles: {
      learner_id: titledTable('users', 'username'),
      payer_id: titledTable('users', 'username'),
    },
    withheld: {},
    erasure: 'erased',
  },
  class_subscriptions: {
    heading: 'What you pay for classes',
    exported: [
      'class_id',
      'status',
      'end_date',
      'billing_cycle',
      'trial_end',
      'card_brand',
      'card_last4',
      'has_payment_problem',
      'payer_email',
    ],
    titles: ofClass,
    withheld: {
      user_id: rowIds.user_id,
      customer_key: payments,
      customer_id: payments,
      subscription_id: payments,
      ticket: 'numbers questions to the payment provider',
      written_ticket: 'numbers questions to the payment provider',
    },
    erasure: 'erased',
  },
  checkouts: {
    heading: 'When you went to pay',
    titles: ofClass,
    exported: ['class_id', 'plan', 'billing_cycle', 'payer_email', 'created_at', 'settled_at'],
    withheld: { ...rowIds, key: payments, session_id: payments },
    erasure: 'erased',
  },
  sandbox_customers: {
    heading: 'What the payment sandbox knows',
    exported: ['content'],
    withheld: { id: payments, user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
