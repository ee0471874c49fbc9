/** Database access for the identities of learners at other sites. */
import type { UserId } from '@qubloom/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { identities } from '../../platform/database/schema/index.ts';

/** A learner's identity at another site. */
export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

export async function findLearnerBy(
  database: Database,
  { issuer, subject }: IdentityKey,
): Promise<UserId | null> {
  const [row] = await database
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

export async function isConnected(database: Database, userId: UserId): Promise<boolean> {
  return (await database.$count(identities, eq(identities.userId, userId))) > 0;
}

/** Returns false if the identity is taken, or the learner already has one from the issuer. */
export async function insertIdentity(
  tx: Transaction,
  userId: UserId,
  { issuer, subject }: IdentityKey,
): Promise<boolean> {
  const rows = await tx
    .insert(identities)
    .values({ issuer, subject, userId })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return rows.length > 0;
}

/** Returns true if the learner had an identity. */
export async function deleteIdentity(tx: Transaction, userId: UserId): Promise<boolean> {
  const rows = await tx
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ userId: identities.userId });
  return rows.length > 0;
}
