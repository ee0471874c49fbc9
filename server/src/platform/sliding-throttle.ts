/**
 * Buckets against guessing. Each remembers when its tries were made, so that no stretch of time, wherever it
 * begins, holds more of them than allowed; fixed windows would give twice as many around the turn of a window.
 */
import { hash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database/client.ts';
import { batchOf, inBatches } from './database/batches.ts';
import { recentTries } from './database/schema/index.ts';
import { TooMany } from './errors.ts';
import type { ThrottleOptions } from './throttle.ts';

/** A try that was taken; it can be given back where it turned out to be no guess. */
export interface Try {
  giveBack(): Promise<void>;
}

/** The part of a server that tries are counted in. */
export interface TriesStore {
  readonly database: Database;
  readonly now: () => Date;
}

export interface SlidingThrottle {
  /** @throws {TooMany} when as many tries were taken within the window. */
  take(server: TriesStore, key: string): Promise<Try>;
}

/** Kept in PostgreSQL, so that it outlives a restart and holds for all processes. */
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

/** Deletes the tries that count no more. */
export async function forgetTries({ database, now }: TriesStore): Promise<void> {
  const old = batchOf(recentTries, lt(recentTries.forgetAfter, now()));
  await inBatches(() => database.delete(recentTries).where(old));
}

interface Window {
  readonly at: Date;
  readonly since: Date;
  /** Milliseconds. */
  readonly window: number;
  readonly tries: number;
}

/** One statement, so that of many at once no more get in than there is room for. */
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

/** One entry, where others were taken in the same millisecond. */
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
