/**
 * Days are counted in the learner's own zone, which only the browser knows. Signing in tells it; who stays
 * signed in for months may live elsewhere by now.
 */
import type { CurrentUser } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { accounts } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { timeZone } from '../../lib/browser/time-zone.ts';

/** Nobody waits for it, and nobody misses it when it fails: the next page sends it again. */
export async function tellTimeZone(user: CurrentUser, queryClient: QueryClient): Promise<void> {
  const zone = timeZone();
  if (user.isTimeZoneChosen || zone === user.timeZone) return;
  const moved = await call(accounts.moveToZone, { body: { timeZone: zone } }).catch(() => null);
  if (moved === null || moved.timeZone === user.timeZone) return;
  // Whoever has gone meanwhile stays gone.
  queryClient.setQueryData<CurrentUser | null>(queryKeys.user, (now) =>
    now?.id === moved.id ? { ...now, timeZone: moved.timeZone, streak: moved.streak } : now,
  );
  await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard });
}
