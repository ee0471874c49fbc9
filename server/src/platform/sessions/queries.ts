/** The sessions table, and the learners behind the sessions. */
import type { UserId } from '@qubloom/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Learner } from '../caller.ts';
import type { Database, Transaction } from '../database/client.ts';
import { batchOf, inBatches } from '../database/batches.ts';
import { openTier, sessions, users } from '../database/schema/index.ts';

/** The hash of the token, in hexadecimal. */
export type SessionId = string;

export interface OpenSession {
  readonly lastSeenAt: Date;
  readonly learner: Learner;
}

interface Moment {
  readonly id: SessionId;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export function sessionQueries(database: Database) {
  const openSessions = database
    .select({
      session: sql<string>`encode(${sessions.id}, 'hex')`,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      points: users.points,
      streak: users.streak,
      lastLearnedOn: users.lastLearnedOn,
      lastLearnedZone: users.lastLearnedZone,
      lastLearnedAt: users.lastLearnedAt,
      timeZone: users.timeZone,
      isTimeZoneChosen: users.isTimeZoneChosen,
      erasureAskedAt: users.erasureAskedAt,
      tier: openTier,
      subscriptionStatus: users.subscriptionStatus,
      ageRange: users.ageRange,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::bytea[])`,
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('open_sessions');

  return {
    async findOpenSessions(
      ids: readonly SessionId[],
      now: Date,
    ): Promise<ReadonlyMap<SessionId, OpenSession>> {
      const rows = await openSessions.execute({ ids: ids.map(bytesOf), now });
      return new Map(
        rows.map(({ session, lastSeenAt, id, ...rest }) => [
          session,
          { lastSeenAt, learner: { kind: 'learner', id, ...rest } },
        ]),
      );
    },

    async insertSession(tx: Transaction, userId: UserId, moment: Moment): Promise<void> {
      const { id, now, ...row } = moment;
      await tx
        .insert(sessions)
        .values({ id: bytesOf(id), userId, createdAt: now, lastSeenAt: now, ...row });
    },

    async touchSession({ id, now, ...row }: Moment): Promise<void> {
      await database
        .update(sessions)
        .set({ lastSeenAt: now, ...row })
        .where(eq(sessions.id, bytesOf(id)));
    },

    async deleteSession(id: SessionId, where: Database): Promise<void> {
      await where.delete(sessions).where(eq(sessions.id, bytesOf(id)));
    },

    async deleteSessionsOf(userId: UserId, where: Database): Promise<void> {
      await where.delete(sessions).where(eq(sessions.userId, userId));
    },

    async deleteEndedSessions(now: Date): Promise<void> {
      const ended = batchOf(sessions, lt(sessions.expiresAt, now));
      await inBatches(() => database.delete(sessions).where(ended));
    },
  };
}

/** Returns the sessions that have ended. There are nearly always none, so it reads hardly any rows. */
export async function endedAmong(
  database: Database,
  ids: readonly SessionId[],
  now: Date,
): Promise<SessionId[]> {
  const { rows } = await database.execute<{ id: SessionId }>(
    sql`select encode(given.id, 'hex') as id
      from unnest(${sql.param(ids.map(bytesOf))}::bytea[]) as given (id)
      where not exists (
        select from ${sessions} where id = given.id and expires_at > ${now}
      )`,
  );
  return rows.map(({ id }) => id);
}

const bytesOf = (id: SessionId): Buffer => Buffer.from(id, 'hex');
