/** Decides what happens to a call after a try. */
import { ApiError } from '../api/api.ts';
import { isAwayStatus, NetworkError } from '../../lib/connectivity/connectivity.ts';

/** `later`: tried again automatically. `signed-out`: waits for its learner. `refused`: final. */
export type Verdict = 'later' | 'signed-out' | 'refused';

/** Milliseconds for which the server remembers a key. By then, a bug of the server has long been fixed. */
const keyLifetime = 7 * 24 * 3_600_000;

/**
 * If a caller waits for the answer, they learn of every error that another try may not fix, and decide for
 * themselves. A stored call is given up only if the server refuses it.
 */
export function verdictOf(error: unknown, isAwaited: boolean, age: number): Verdict {
  if (error instanceof NetworkError) return 'later';
  if (!(error instanceof ApiError)) return 'refused';
  const { status } = error;
  if (status === 401) return 'signed-out';
  if (isAwayStatus(status)) return 'later';
  if (isAwaited) return 'refused';
  if (status === 429) return 'later';
  return status >= 500 && age < keyLifetime ? 'later' : 'refused';
}

/**
 * Milliseconds until the next try: 2 s, doubled up to a minute, with a random part so that browsers do not all
 * retry at once.
 */
export function delayAfter(failures: number, random: number): number {
  return Math.min(60_000, 2000 * 2 ** (failures - 1)) * (0.5 + random / 2);
}
