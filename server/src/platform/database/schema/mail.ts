/** Mails on their way out, and the tokens that their links carry. */
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { bytes, createdAt, id, isOneOf, moment } from './columns.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** What the mail is about, so that it is sent once however often it is asked for. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    /** Null once the mail has gone out or was given up. */
    address: text(),
    /** Hash of the mailbox behind the address; how often it was written to is counted by it. */
    mailbox: bytes().notNull(),
    /** What its writer needs. The text, with its tokens, is written when the mail goes out. */
    payload: jsonb().notNull(),
    /** Anybody may ask for it, and sees on the page when it does not come. */
    isRequested: boolean('is_requested').notNull().default(false),
    /** Money has moved, or will: these mails have a share of their own. */
    isAboutMoney: boolean('is_about_money').notNull().default(false),
    createdAt: createdAt(),
    /** When it was last tried. */
    triedAt: moment('tried_at'),
    sentAt: moment('sent_at'),
    /** Nobody will try again: there is nothing to say any more, or the mailbox refuses it. */
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
