/** How often a learner may have circuits graded: far more often than anybody builds one. */
import type { Pool } from 'pg';
import { createThrottle, type Throttle } from '../../platform/throttle.ts';

export function attemptThrottle(pool: Pool): Throttle {
  return createThrottle(pool, {
    name: 'task-attempts',
    tries: 120,
    seconds: 60,
    sentence: 'That was a lot of tries. Please wait a minute, then try again.',
  });
}
