/** Buckets against load, in windows of fixed length; those against guessing are `sliding-throttle.ts`. */
import { hash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { batchOf, inBatches } from './database/batches.ts';
import type { Database } from './database/client.ts';
import { rateLimits } from './database/schema/index.ts';
import { TooMany } from './errors.ts';
import { oncePer } from './once-per.ts';

export interface ThrottleOptions {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
  /** Said to whoever has used them up. */
  readonly sentence: string;
}

export interface Throttle<Server> {
  /** @throws {TooMany} when the key's tries are used up. */
  take(server: Server, key: string): Promise<void>;
}

/** Kept in PostgreSQL, so that it outlives a restart and holds for all processes. */
export function throttle(options: ThrottleOptions): Throttle<{ readonly pool: Pool }> {
  const limiterOf = oncePer(
    ({ pool }: { readonly pool: Pool }) =>
      new RateLimiterPostgres({
        ...limiterOptions(options),
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Its own timer; `forgetCounts` comes every hour.
        clearExpiredByTimeout: false,
      }),
  );
  return { take: (server, key) => consume(limiterOf(server), key, options) };
}

/** Deletes the counts of windows that are over. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const over = batchOf(rateLimits, lt(rateLimits.expire, now.getTime()));
  await inBatches(() => database.delete(rateLimits).where(over));
}

/** What it counts is worth no write to the database, and each process counts for itself. */
export function processThrottle(options: ThrottleOptions): Throttle<object> {
  const limiterOf = oncePer((_server: object) => new RateLimiterMemory(limiterOptions(options)));
  return { take: (server, key) => consume(limiterOf(server), key, options) };
}

const limiterOptions = ({ name, tries, seconds }: ThrottleOptions) => ({
  keyPrefix: name,
  points: tries,
  duration: seconds,
  // In a flood the database is asked no more until the bucket opens again.
  inMemoryBlockOnConsumed: tries + 1,
});

async function consume(
  limiter: RateLimiterPostgres | RateLimiterMemory,
  key: string,
  { sentence }: ThrottleOptions,
): Promise<void> {
  try {
    await limiter.consume(hashOf(key));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new TooMany(sentence, refused.msBeforeNext / 1000);
  }
}

/** Names and addresses are not kept in the clear. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}
