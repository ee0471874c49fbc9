/** Buckets against load, in windows of fixed length; those against guessing are `sliding-throttle.ts`. */
import { hash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { batchOf, inBatches } from './database/batches.ts';
import type { Database } from './database/client.ts';
import { rateLimits } from './database/schema/index.ts';
import { TooMany } from './errors.ts';

export interface ThrottleOptions {
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
  /** Said to whoever has used them up. */
  readonly sentence: string;
}

export interface Throttle {
  /** @throws {TooMany} when the key's tries are used up. */
  take(key: string): Promise<void>;
}

/** Kept in PostgreSQL, so that it outlives a restart and holds for all processes. */
export function createThrottle(pool: Pool, options: ThrottleOptions): Throttle {
  return throttleOf(
    new RateLimiterPostgres({
      ...limiterOptions(options),
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Its own timer; `forgetCounts` comes every hour.
      clearExpiredByTimeout: false,
    }),
    options,
  );
}

/** Deletes the counts of windows that are over. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const over = batchOf(rateLimits, lt(rateLimits.expire, now.getTime()));
  await inBatches(() => database.delete(rateLimits).where(over));
}

/** What it counts is worth no write to the database, and each process counts for itself. */
export function createProcessThrottle(options: ThrottleOptions): Throttle {
  return throttleOf(new RateLimiterMemory(limiterOptions(options)), options);
}

const limiterOptions = ({ name, tries, seconds }: ThrottleOptions) => ({
  keyPrefix: name,
  points: tries,
  duration: seconds,
  // In a flood the database is asked no more until the bucket opens again.
  inMemoryBlockOnConsumed: tries + 1,
});

function throttleOf(
  limiter: RateLimiterPostgres | RateLimiterMemory,
  { sentence }: ThrottleOptions,
): Throttle {
  return {
    async take(key) {
      try {
        await limiter.consume(hashOf(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooMany(sentence, refused.msBeforeNext / 1000);
      }
    },
  };
}

/** Names and addresses are not kept in the clear. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}
