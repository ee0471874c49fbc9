/** The learner's day and level, and what was done of the daily challenges. */
import type { DailyResult, Level } from '@qubloom/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { timeZone } from '../../lib/browser/time-zone.ts';
import { call } from '../api/api.ts';
import { dailyPuzzles } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useAuth } from '../learner/auth.tsx';
import { dayIn } from './days.ts';

export const dailyQuery = queryOptions({
  queryKey: queryKeys.daily,
  queryFn: ({ signal }) => call(dailyPuzzles.overview, { signal }),
});

export interface Daily {
  readonly isLoading: boolean;
  readonly today: string;
  readonly level: Level;
  /** Not for a visitor, and true as long as it is not known. */
  readonly knowsMixes: boolean;
  readonly results: readonly DailyResult[] | undefined;
}

/**
 * Puzzles are made in the page, so without an answer everything but the results is known. A visitor has the day of the
 * browser and the first level.
 */
export function useDaily(): Daily {
  // Pages are prerendered on an earlier day.
  const isInBrowser = useIsInBrowser();
  const { user, isLoading } = useAuth();
  const { data, isPending, isError } = useQuery({ ...dailyQuery, enabled: user !== null });
  const here = dayIn(user?.timeZone ?? timeZone());
  const isUnknown = !isInBrowser || isLoading || (user !== null && isPending && !isError);
  return {
    isLoading: isUnknown,
    // A kept answer may be from an earlier day, and this device's clock may be slow.
    today: data && data.today > here ? data.today : here,
    level: data?.level ?? 'beginner',
    knowsMixes: data?.knowsMixes ?? (isUnknown || user !== null),
    results: data?.results,
  };
}
