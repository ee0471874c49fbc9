/** The outbox in the database. */
import { and, asc, count, desc, eq, gt, isNotNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { batchOf, inBatches } from '../database/batches.ts';
import { outbox } from '../database/schema/index.ts';

export interface WaitingMail {
  readonly key: string;
  readonly kind: string;
  readonly address: string;
  readonly mailbox: Buffer;
  readonly payload: unknown;
  readonly isRequested: boolean;
  readonly isAboutMoney: boolean;
}

const isWaiting = isNotNull(outbox.address);

export function outboxQueries(database: Database) {
  return {
    /** Locks the mailbox until the transaction ends, so that only one caller at a time counts its emails. */
    async lockMailbox(mailbox: Buffer): Promise<void> {
      await database.execute(sql`select pg_advisory_xact_lock(${mailbox.readInt32BE(0)}, 1)`);
    },

    /** The times at which other emails were requested, latest first. */
    async requestedSince(mailbox: Buffer, since: Date, exceptKey: string): Promise<Date[]> {
      const rows = await database
        .select({ createdAt: outbox.createdAt })
        .from(outbox)
        .where(
          and(
            eq(outbox.mailbox, mailbox),
            outbox.isRequested,
            gt(outbox.createdAt, since),
            ne(outbox.key, exceptKey),
          ),
        )
        .orderBy(desc(outbox.createdAt));
      return rows.map(({ createdAt }) => createdAt);
    },

    /** Emails about money are not counted; they wait separately. */
    async countWaiting(mailbox: Buffer): Promise<number> {
      return counted(
        database
          .select({ count: count() })
          .from(outbox)
          .where(and(eq(outbox.mailbox, mailbox), isWaiting, not(outbox.isAboutMoney))),
      );
    },

    /** Returns null if the email already exists. */
    async insert(mail: Omit<WaitingMail, 'payload'> & { payload: object; createdAt: Date }) {
      const [row] = await database
        .insert(outbox)
        .values(mail)
        .onConflictDoNothing()
        .returning({ id: outbox.id });
      return row?.id ?? null;
    },

    /** Returns null if the email was sent or never will be. */
    async lockWaiting(id: number): Promise<WaitingMail | null> {
      const [row] = await database
        .select()
        .from(outbox)
        .where(and(eq(outbox.id, id), isWaiting))
        .for('update');
      return row?.address ? { ...row, address: row.address } : null;
    },

    /** The times at which other notices with the same limit were last tried, latest first. */
    async noticesSince(
      { mailbox, isAboutMoney }: Pick<WaitingMail, 'mailbox' | 'isAboutMoney'>,
      since: Date,
      exceptId: number,
    ): Promise<Date[]> {
      const rows = await database
        .select({ triedAt: outbox.triedAt })
        .from(outbox)
        .where(
          and(
            eq(outbox.mailbox, mailbox),
            not(outbox.isRequested),
            eq(outbox.isAboutMoney, isAboutMoney),
            gt(outbox.triedAt, since),
            ne(outbox.id, exceptId),
          ),
        )
        .orderBy(desc(outbox.triedAt));
      return rows.flatMap(({ triedAt }) => triedAt ?? []);
    },

    async noteTry(id: number, triedAt: Date): Promise<void> {
      await database.update(outbox).set({ triedAt }).where(eq(outbox.id, id));
    },

    async noteSent(id: number, sentAt: Date): Promise<void> {
      await database.update(outbox).set({ sentAt, address: null }).where(eq(outbox.id, id));
    },

    async giveUp(id: number): Promise<void> {
      await database
        .update(outbox)
        .set({ isGivenUp: true, address: null })
        .where(eq(outbox.id, id));
    },
  };
}

/** Gives up the emails that wait for an account, except those to one address. */
export async function withdraw(
  database: Database,
  { kind, userId, exceptTo }: { kind: string; userId: number; exceptTo: string },
): Promise<void> {
  await database
    .update(outbox)
    .set({ isGivenUp: true, address: null })
    .where(
      and(
        isWaiting,
        eq(outbox.kind, kind),
        sql`${outbox.payload} ->> 'userId' = ${String(userId)}`,
        ne(outbox.address, exceptTo),
      ),
    );
}

/** Queries of the hourly job. */
export function sweepQueries(database: Database) {
  return {
    async abandoned(when: { triedBefore: Date; createdAfter: Date }): Promise<number[]> {
      const rows = await database
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            isWaiting,
            // A process that died before its first try has recorded no time for it.
            lt(sql`coalesce(${outbox.triedAt}, ${outbox.createdAt})`, when.triedBefore),
            gt(outbox.createdAt, when.createdAfter),
          ),
        )
        .orderBy(asc(outbox.id));
      return rows.map(({ id }) => id);
    },

    async giveUpBefore(moment: Date): Promise<void> {
      const unsent = batchOf(outbox, and(isWaiting, lt(outbox.createdAt, moment)));
      const given = { isGivenUp: true, address: null };
      await inBatches(() => database.update(outbox).set(given).where(unsent));
    },

    async forgetBefore(moment: Date): Promise<void> {
      const old = batchOf(outbox, lt(outbox.createdAt, moment));
      await inBatches(() => database.delete(outbox).where(old));
    },
  };
}

async function counted(rows: PromiseLike<{ count: number }[]>): Promise<number> {
  return (await rows)[0]?.count ?? 0;
}
