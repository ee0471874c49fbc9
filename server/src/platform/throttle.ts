/** Buckets of allowed tries, kept in PostgreSQL so that they outlive a restart and hold for all processes. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
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
  /** For a try that turned out to be no risk. */
  giveBack(key: string): Promise<void>;
}

export function createThrottle(pool: Pool, options: ThrottleOptions): Throttle {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: options.name,
    points: options.tries,
    duration: options.seconds,
    // In a flood the database is asked no more until the bucket opens again.
    inMemoryBlockOnConsumed: options.tries + 1,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(hashOf(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooMany(options.sentence, refused.msBeforeNext / 1000);
      }
    },
    async giveBack(key) {
      await limiter.reward(hashOf(key));
      // A bucket that was full may be open again; what is still full is soon found to be so anew.
      limiter.deleteInMemoryBlockedAll();
    },
  };
}

/** Names and addresses are not kept in the clear. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
