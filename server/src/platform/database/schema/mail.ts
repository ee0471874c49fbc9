/** Outgoing emails, and the tokens in their links. */
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, createdAt, id, isOneOf, moment } from './columns.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Identifies the email, so that it is sent only once, no matter how often it is requested. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    /** Null once the email was sent or given up. */
    address: text(),
    /** Hash of the mailbox behind the address; emails to a mailbox are counted by it. */
    mailbox: bytes().notNull(),
    /** The data that its writer needs. The text, with its tokens, is written when the email is sent. */
    payload: jsonb().notNull(),
    /** Anybody may request such an email, and the page says so if it is not sent. */
    isRequested: boolean('is_requested').notNull().default(false),
    /** The email is about a payment that happened or will; such emails have their own limit. */
    isAboutMoney: boolean('is_about_money').notNull().default(false),
    createdAt: createdAt(),
    /** The time of the last try. */
    triedAt: moment('tried_at'),
    sentAt: moment('sent_at'),
    /** Nobody will try again: the email is no longer true, or the mailbox refuses it. */
    isGivenUp: boolean('is_given_up').notNull().default(false),
  },
  (mail) => [
    index('outbox_mailbox_index').on(mail.mailbox, mail.createdAt),
    index('outbox_created_index').on(mail.createdAt),
  ],
);

export const tokenPurposes = [
  'verify-address',
  'reset-password',
  'consent',
  'parent-link',
  'parent-page',
  'end-reports',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, so that a copy of this table opens nothing. */
    hash: bytes().primaryKey(),
    userId: learnerId(),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The address that it was sent to. */
    address: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (token) => [
    index('account_tokens_user_index').on(token.userId, token.purpose),
    index('account_tokens_expiry_index').on(token.expiresAt),
    check('account_tokens_purpose_known', isOneOf(token.purpose, tokenPurposes)),
  ],
);
