/**
 * Days are counted in the learner's own zone, which only the browser knows. Signing in reports it, but a learner
 * who stays signed in for months may have moved.
 */
import type { CurrentUser } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { accounts } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';
import { timeZone } from '../../lib/browser/time-zone.ts';

/** Nothing waits for it, and a failure does not matter, because the next page sends it again. */
export async function sendTimeZone(user: CurrentUser, queryClient: QueryClient): Promise<void> {
  const zone = timeZone();
  if (user.isTimeZoneChosen || zone === user.timeZone) return;
  const moved = await call(accounts.moveToZone, { body: { timeZone: zone } }).catch(() => null);
  if (moved === null || moved.timeZone === user.timeZone) return;
  // If the learner has signed out in the meantime, they stay signed out.
  queryClient.setQueryData<CurrentUser | null>(queryKeys.user, (now) =>
    now?.id === moved.id ? { ...now, timeZone: moved.timeZone, streak: moved.streak } : now,
  );
  await queryClient.invalidateQueries({ queryKey: queryKeys.dashboard });
}
