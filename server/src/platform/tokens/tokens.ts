/**
 * The tokens of emailed links: 256 bits that only the email contains. A token allows one act on one account, once,
 * until it expires.
 */
import { hash, randomBytes } from 'node:crypto';
import type { UserId } from '@qubloom/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { batchOf, inBatches } from '../database/batches.ts';
import { accountTokens, type TokenPurpose } from '../database/schema/index.ts';

export interface TokenOptions {
  readonly userId: UserId;
  readonly purpose: TokenPurpose;
  /** The address to which it is emailed. */
  readonly address: string;
  readonly now: Date;
  /** The token's lifetime in milliseconds. */
  readonly lifetime: number;
  /** True if earlier tokens of the account for the same purpose stay valid. */
  readonly keepsEarlier?: boolean;
}

export interface OpenToken {
  readonly userId: UserId;
  readonly address: string;
}

/** Cancels any earlier token of the account for the same purpose, unless it is told to keep them. */
export async function issueToken(
  tx: Transaction,
  { now, lifetime, keepsEarlier = false, ...token }: TokenOptions,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  if (!keepsEarlier) await revokeTokens(tx, token.userId, [token.purpose]);
  await tx.insert(accountTokens).values({
    ...token,
    hash: hashOf(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return secret;
}

/** Uses up the token in the transaction of the act that it allows; if two calls race, one gets null. */
export async function takeToken(
  tx: Transaction,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
): Promise<OpenToken | null> {
  const [row] = await tx
    .delete(accountTokens)
    .where(isOpen(purpose, secret, now))
    .returning({ userId: accountTokens.userId, address: accountTokens.address });
  return row ?? null;
}

/** Finds the account and address of a valid token without using it up. */
export async function findToken(
  database: Database,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
): Promise<OpenToken | null> {
  const [row] = await database
    .select({ userId: accountTokens.userId, address: accountTokens.address })
    .from(accountTokens)
    .where(isOpen(purpose, secret, now));
  return row ?? null;
}

export async function revokeTokens(
  tx: Transaction,
  userId: UserId,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  for (const purpose of purposes) {
    await tx
      .delete(accountTokens)
      .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
  }
}

export async function forgetExpiredTokens(
  database: Database,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  const expired = and(eq(accountTokens.purpose, purpose), lt(accountTokens.expiresAt, now));
  await inBatches(() => database.delete(accountTokens).where(batchOf(accountTokens, expired)));
}

const isOpen = (purpose: TokenPurpose, secret: string, now: Date) =>
  and(
    eq(accountTokens.hash, hashOf(secret)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );

const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
