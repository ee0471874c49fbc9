/** The sessions table, and the learner that a session stands for. */
import type { UserId } from '@qubloom/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Learner } from '../caller.ts';
import type { Database } from '../database/client.ts';
import { sessions, users } from '../database/schema/index.ts';

export interface OpenSession {
  readonly lastSeenAt: Date;
  readonly learner: Learner;
}

interface Moment {
  /** Hash of the token. */
  readonly id: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export function sessionQueries(database: Database) {
  const openSession = database
    .select({
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      points: users.points,
      streak: users.streak,
      lastLearnedOn: users.lastLearnedOn,
      lastLearnedZone: users.lastLearnedZone,
      timeZone: users.timeZone,
      tier: users.subscriptionTier,
      subscriptionStatus: users.subscriptionStatus,
      ageRange: users.ageRange,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('open_session');

  return {
    async findOpenSession(id: Buffer, now: Date): Promise<OpenSession | null> {
      const [row] = await openSession.execute({ id, now });
      if (row === undefined) return null;
      const { lastSeenAt, id: userId, ...rest } = row;
      return { lastSeenAt, learner: { kind: 'learner', id: userId as UserId, ...rest } };
    },

    async insertSession(userId: UserId, moment: Moment): Promise<void> {
      const { now, ...row } = moment;
      await database.insert(sessions).values({ userId, createdAt: now, lastSeenAt: now, ...row });
    },

    async touchSession({ id, now, ...row }: Moment): Promise<void> {
      await database
        .update(sessions)
        .set({ lastSeenAt: now, ...row })
        .where(eq(sessions.id, id));
    },

    async deleteSession(id: Buffer): Promise<void> {
      await database.delete(sessions).where(eq(sessions.id, id));
    },

    async deleteSessionsOf(userId: UserId): Promise<void> {
      await database.delete(sessions).where(eq(sessions.userId, userId));
    },

    async deleteExpiredSessions(now: Date): Promise<void> {
      await database.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
