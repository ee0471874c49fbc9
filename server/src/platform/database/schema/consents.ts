/** The decisions of a parent, or of a school instead, about the account of a child under 13. */
import { consentStates, type ConsentState } from '@qubloom/contract';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, createdAt, isOneOf, moment } from './columns.ts';

export const consents = pgTable(
  'consents',
  {
    userId: learnerId().primaryKey(),
    state: text().$type<ConsentState>().notNull().default('pending'),
    /** True if the child may meet others in study rooms and be seen by them. */
    allowsRooms: boolean('allows_rooms').notNull().default(false),
    /** True if the child may chat in their own words, not only in ready-made phrases. */
    allowsFreeChat: boolean('allows_free_chat').notNull().default(false),
    allowsBuying: boolean('allows_buying').notNull().default(false),
    /** True if a school has decided instead of a parent, for an account that a class has made. */
    isBySchool: boolean('is_by_school').notNull().default(false),
    /** When the first notice was sent; from then on, the days of a waiting account are counted. */
    noticeSentAt: moment('notice_sent_at'),
    /** When the latest notice to the current address was sent. */
    latestNoticeAt: moment('latest_notice_at'),
    /** For a child who was registered as older: the hash of the child's own mailbox, which is not a parent's. */
    ownMailbox: bytes('own_mailbox'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (consent) => [
    index('consents_state_index').on(consent.state, consent.noticeSentAt),
    check('consents_state_known', isOneOf(consent.state, consentStates)),
  ],
);
