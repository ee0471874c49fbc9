/** Database access for the grown-ups who pay for learners of their family. */
import type { UserId } from '@qubloom/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { subscriptionPayers, users } from '../../platform/database/schema/index.ts';

/** @param payerId null if the learner pays */
export async function writePayer(
  tx: Transaction,
  learnerId: UserId,
  payerId: UserId | null,
): Promise<void> {
  await tx.delete(subscriptionPayers).where(eq(subscriptionPayers.learnerId, learnerId));
  if (payerId !== null) await tx.insert(subscriptionPayers).values({ learnerId, payerId });
}

/** Includes learners whose plan has ended or was never paid. */
export async function findLearnersOfPayer(database: Database, payerId: UserId): Promise<UserId[]> {
  const found = await database
    .select({ id: subscriptionPayers.learnerId })
    .from(subscriptionPayers)
    .where(eq(subscriptionPayers.payerId, payerId))
    .orderBy(asc(subscriptionPayers.learnerId));
  return found.map(({ id }) => id);
}

/** Returns the learners with a subscription that the grown-up pays. */
export async function listLearnersPaidBy(database: Database, payerId: UserId) {
  return database
    .select({
      id: users.id,
      firstName: users.firstName,
      username: users.username,
      status: users.subscriptionStatus,
      endDate: users.subscriptionEndDate,
    })
    .from(subscriptionPayers)
    .innerJoin(users, eq(users.id, subscriptionPayers.learnerId))
    .where(and(eq(subscriptionPayers.payerId, payerId), isNotNull(users.stripeSubscriptionId)))
    .orderBy(asc(users.id));
}
