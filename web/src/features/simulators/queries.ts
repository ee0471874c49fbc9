/** The query for the simulator that the server recommends for a lesson. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { simulators } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

export const recommendedSimulatorQuery = (lessonId: number) =>
  queryOptions({
    queryKey: queryKeys.lessonSimulator(lessonId),
    queryFn: ({ signal }) => call(simulators.recommended, { params: { id: lessonId }, signal }),
  });
