/** Inquiries of schools, and parents' requests about data, until the operator has settled them and for a while after. */
import { InquiryKind, inquiryLimits } from '@qubloom/contract';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, isAtMost, isOneOf, moment } from './columns.ts';

/** Anybody may write one, so there is no learner in it. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    kind: text().$type<InquiryKind>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** A school's name; null if a parent writes. */
    organization: text(),
    /** The number of learners; null if the school didn't say. */
    learners: integer(),
    message: text().notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (inquiry) => [
    index('inquiries_settled_index').on(inquiry.settledAt),
    check('inquiries_kind_known', isOneOf(inquiry.kind, InquiryKind.options)),
    check('inquiries_message_short', isAtMost(inquiry.message, inquiryLimits.message)),
  ],
);
