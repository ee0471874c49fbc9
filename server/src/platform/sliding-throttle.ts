/**
 * Throttles that stop the guessing of passwords and codes. Each stores the times of its tries, so that no period of the
 * window's length contains more tries than allowed. Fixed windows would allow twice as many around a window's end.
 */
import { hash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database/client.ts';
import { batchOf, inBatches } from './database/batches.ts';
import { recentTries } from './database/schema/index.ts';
import { TooMany } from './errors.ts';
import type { ThrottleOptions } from './throttle.ts';

/** A counted try; it can be taken back if it turns out not to be a guess. */
export interface Try {
  giveBack(): Promise<void>;
}

/** The database that stores the tries, and the server's clock. */
export interface TriesStore {
  readonly database: Database;
  readonly now: () => Date;
}

export interface SlidingThrottle {
  /** @throws {TooMany} if the window already contains the allowed number of tries. */
  take(server: TriesStore, key: string): Promise<Try>;
}

/** The tries are stored in PostgreSQL, so that the limit survives a restart and applies to all processes. */
export function slidingThrottle({
  name,
  tries,
  seconds,
  sentence,
}: ThrottleOptions): SlidingThrottle {
  const window = seconds * 1000;
  return {
    async take({ database, now }, plainKey) {
      const key = keyOf(name, plainKey);
      const at = now();
      const since = new Date(at.getTime() - window);
      const isTaken = await insertTry(database, key, { at, since, window, tries });
      if (isTaken) return { giveBack: () => removeTry(database, key, at) };
      const oldest = (await oldestTry(database, key, since)) ?? at;
      throw new TooMany(sentence, (oldest.getTime() + window - at.getTime()) / 1000);
    },
  };
}

/** Deletes tries that no longer count. */
export async function forgetTries({ database, now }: TriesStore): Promise<void> {
  const old = batchOf(recentTries, lt(recentTries.forgetAfter, now()));
  await inBatches(() => database.delete(recentTries).where(old));
}

interface Window {
  readonly at: Date;
  readonly since: Date;
  /** Length in milliseconds. */
  readonly window: number;
  readonly tries: number;
}

/** Returns false if the limit is reached. One statement does it all, so that simultaneous tries cannot exceed it. */
async function insertTry(
  database: Database,
  key: string,
  { at, since, window, tries }: Window,
): Promise<boolean> {
  const forgetAfter = new Date(at.getTime() + window);
  const counting = sql`select t from unnest(${recentTries.takenAt}) t where t > ${since.toISOString()}::timestamptz`;
  const taken = await database
    .insert(recentTries)
    .values({ key, takenAt: [at], forgetAfter })
    .onConflictDoUpdate({
      target: recentTries.key,
      set: { takenAt: sql`array(${counting}) || excluded.taken_at`, forgetAfter },
      setWhere: sql`(select count(*) from (${counting}) still) < ${tries}`,
    })
    .returning({ key: recentTries.key });
  return taken.length > 0;
}

/** Removes only one entry if others were made in the same millisecond. */
async function removeTry(database: Database, key: string, at: Date): Promise<void> {
  const { takenAt } = recentTries;
  const place = sql`array_position(${takenAt}, ${at.toISOString()}::timestamptz)`;
  await database
    .update(recentTries)
    .set({ takenAt: sql`${takenAt}[:${place} - 1] || ${takenAt}[${place} + 1:]` })
    .where(and(eq(recentTries.key, key), sql`${place} is not null`));
}

async function oldestTry(database: Database, key: string, since: Date): Promise<Date | null> {
  const [row] = await database
    .select({
      oldest: sql<string | null>`(select min(t) from unnest(${recentTries.takenAt}) t
        where t > ${since.toISOString()}::timestamptz)`,
    })
    .from(recentTries)
    .where(eq(recentTries.key, key));
  return row?.oldest ? new Date(row.oldest) : null;
}

function keyOf(name: string, key: string): string {
  return `${name}:${hash('sha256', key, 'base64url')}`;
}
