/** Browsers in which a learner has signed in before, each known by the hash of its own token. */
import type { UserId } from '@qubloom/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { batchOf, inBatches } from '../database/batches.ts';
import { knownBrowsers, users } from '../database/schema/index.ts';

/** The hash of the token, in hexadecimal. */
type BrowserId = string;

export function browserQueries(database: Database) {
  return {
    /** Looks up the username in the same query, which takes just as long if nobody has that name. */
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
     * Gives the browser a new token each time, so that a token planted beforehand is worthless. Returns true if
     * the learner signed in with this browser for the first time.
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
        // If the row already existed, this statement has locked it, so `xmax` is not 0.
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
