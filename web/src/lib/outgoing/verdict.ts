/** What becomes of a call after a try. */
import { ApiError, NetworkError } from '../api/api.ts';

/** `later`: tried again by itself. `signed-out`: waits for its learner. `refused`: for good. */
export type Verdict = 'later' | 'signed-out' | 'refused';

/** Milliseconds for which the server knows a key; a mistake of the server's has long been mended by then. */
const keyLifetime = 7 * 24 * 3_600_000;

/** Answers of something that stands before a server which is away. */
const awayStatuses = [502, 503, 504];

/**
 * While somebody waits for the answer they are told of every error that another try may not mend, and choose
 * themselves. What was kept is given up only when the server says no.
 */
export function verdictOf(error: unknown, isAwaited: boolean, age: number): Verdict {
  if (error instanceof NetworkError) return 'later';
  if (!(error instanceof ApiError)) return 'refused';
  const { status } = error;
  if (status === 401) return 'signed-out';
  if (awayStatuses.includes(status)) return 'later';
  if (isAwaited) return 'refused';
  if (status === 429) return 'later';
  return status >= 500 && age < keyLifetime ? 'later' : 'refused';
}

/** Milliseconds until the next try: 2 s doubled up to a minute, and not in step with everybody else's. */
export function delayAfter(failures: number, random: number): number {
  return Math.min(60_000, 2000 * 2 ** (failures - 1)) * (0.5 + random / 2);
}
