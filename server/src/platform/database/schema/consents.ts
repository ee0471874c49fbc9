/** What a parent has said to the account of a child under 13. */
import { consentStates, type ConsentState } from '@qubloom/contract';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, createdAt, isOneOf, moment } from './columns.ts';

export const consents = pgTable(
  'consents',
  {
    userId: learnerId().primaryKey(),
    state: text().$type<ConsentState>().notNull().default('pending'),
    /** Meeting others in study rooms, which is being seen by them. */
    allowsRooms: boolean('allows_rooms').notNull().default(false),
    /** Chat in one's own words, rather than ready-made phrases alone. */
    allowsFreeChat: boolean('allows_free_chat').notNull().default(false),
    allowsBuying: boolean('allows_buying').notNull().default(false),
    /** When the first notice left; from then on the days of an account that waits are counted. */
    noticeSentAt: moment('notice_sent_at'),
    /** When the latest one to the address that holds now left. */
    latestNoticeAt: moment('latest_notice_at'),
    /** Of who was taken for older, the hash of the mailbox that was theirs: it is no parent's. */
    ownMailbox: bytes('own_mailbox'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (consent) => [
    index('consents_state_index').on(consent.state, consent.noticeSentAt),
    check('consents_state_known', isOneOf(consent.state, consentStates)),
  ],
);
