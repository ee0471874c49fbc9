/** A learner's open sessions in the form that the learner sees, and how the learner ends them. */
import type { OpenSession, UserId } from '@qubloom/contract';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { knownBrowsers, sessions } from '../database/schema/index.ts';

/** The same short id as `sessionIdOf`. */
const shortId = sql<string>`left(encode(${sessions.id}, 'hex'), 16)`;

/** The latest session comes first. */
export async function listOpenSessions(
  database: Database,
  userId: UserId,
  now: Date,
): Promise<Omit<OpenSession, 'isThis'>[]> {
  const rows = await database
    .select({
      id: shortId,
      browser: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ startedAt, lastSeenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

export async function endSession(database: Database, userId: UserId, id: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, userId), eq(shortId, id)));
}

/** Also forgets all of the learner's browsers. With null, no session stays. */
export async function endSessionsBut(
  tx: Transaction,
  userId: UserId,
  staying: string | null,
): Promise<void> {
  const others = staying === null ? undefined : ne(shortId, staying);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
