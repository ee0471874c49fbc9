/** The browsers in which a learner has signed in before, each known by the hash of a token of its own. */
import type { UserId } from '@qubloom/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { batchOf, inBatches } from '../database/batches.ts';
import { knownBrowsers, users } from '../database/schema/index.ts';

/** Hash of the token, in hex. */
type BrowserId = string;

export function browserQueries(database: Database) {
  return {
    /** Asked by name, so that it takes as long where nobody has that name. */
    async isKnown(browser: BrowserId, username: string, now: Date): Promise<boolean> {
      const rows = await database
        .select({ userId: knownBrowsers.userId })
        .from(knownBrowsers)
        .innerJoin(users, eq(users.id, knownBrowsers.userId))
        .where(
          and(
            eq(knownBrowsers.browser, bytesOf(browser)),
            eq(sql`lower(${users.username})`, username.toLowerCase()),
            gt(knownBrowsers.expiresAt, now),
          ),
        );
      return rows.length > 0;
    },

    /**
     * The browser gets a new token each time: one that was put there beforehand is worth nothing. Gives whether
     * the learner signed in with it for the first time.
     */
    async remember(
      tx: Transaction,
      userId: UserId,
      token: { before: BrowserId | null; after: BrowserId; expiresAt: Date },
    ): Promise<boolean> {
      const browser = bytesOf(token.after);
      const { expiresAt } = token;
      if (token.before !== null) {
        await tx
          .update(knownBrowsers)
          .set({ browser })
          .where(eq(knownBrowsers.browser, bytesOf(token.before)));
      }
      const [row] = await tx
        .insert(knownBrowsers)
        .values({ userId, browser, expiresAt })
        .onConflictDoUpdate({
          target: [knownBrowsers.userId, knownBrowsers.browser],
          set: { expiresAt },
        })
        // A row that was there before has been locked by this very statement, and names it.
        .returning({ isNew: sql<boolean>`xmax = 0` });
      return row?.isNew ?? false;
    },

    async forgetAllOf(userId: UserId, where: Database): Promise<void> {
      await where.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
    },

    async forgetExpired(now: Date): Promise<void> {
      const expired = batchOf(knownBrowsers, lt(knownBrowsers.expiresAt, now));
      await inBatches(() => database.delete(knownBrowsers).where(expired));
    },
  };
}

const bytesOf = (id: BrowserId): Buffer => Buffer.from(id, 'hex');
