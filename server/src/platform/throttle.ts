/** Throttles against load, in windows of fixed length; `sliding-throttle.ts` has those against guessing. */
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
  /** The message after all tries are used up. */
  readonly sentence: string;
}

export interface Throttle<Server> {
  /** @throws {TooMany} if the key's tries are used up. */
  take(server: Server, key: string): Promise<void>;
}

/** Stored in PostgreSQL, so that it survives a restart and applies to all processes. */
export function throttle(options: ThrottleOptions): Throttle<{ readonly pool: Pool }> {
  const limiterOf = oncePer(
    ({ pool }: { readonly pool: Pool }) =>
      new RateLimiterPostgres({
        ...limiterOptions(options),
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // This would be the library's own timer; `forgetCounts` runs every hour instead.
        clearExpiredByTimeout: false,
      }),
  );
  return { take: (server, key) => consume(limiterOf(server), key, options) };
}

/** Deletes the counts of past windows. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  const over = batchOf(rateLimits, lt(rateLimits.expire, now.getTime()));
  await inBatches(() => database.delete(rateLimits).where(over));
}

/** Counts in memory, separately in each process, for limits that are not worth a write to the database. */
export function processThrottle(options: ThrottleOptions): Throttle<object> {
  const limiterOf = oncePer((_server: object) => new RateLimiterMemory(limiterOptions(options)));
  return { take: (server, key) => consume(limiterOf(server), key, options) };
}

const limiterOptions = ({ name, tries, seconds }: ThrottleOptions) => ({
  keyPrefix: name,
  points: tries,
  duration: seconds,
  // In a flood, the database is not queried until the throttle allows tries again.
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

/** Names and addresses are not stored in the clear. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}
