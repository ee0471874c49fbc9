import { archiveDays, type DailyChallenge, type DailyResult } from '@qubloom/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { dailyPuzzles } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';
import { resultOf } from '../../product/daily/daily-challenges.ts';
import { daysBefore } from '../../product/daily/days.ts';
import { useDaily } from '../../product/daily/use-daily.ts';

const dayQuery = (day: string) =>
  queryOptions({
    queryKey: queryKeys.dailyDay(day),
    queryFn: ({ signal }) => call(dailyPuzzles.day, { params: { day }, signal }),
  });

/** Returns the learner's result of a challenge; undefined if there is none yet, or nobody is signed in. */
export function useDayResult(day: string, challenge: DailyChallenge): DailyResult | undefined {
  const { today, results } = useDaily();
  const isListed = day > daysBefore(today, archiveDays);
  const { data } = useQuery({ ...dayQuery(day), enabled: results !== undefined && !isListed });
  return resultOf(isListed ? results : data?.results, day, challenge);
}
