/** Queries of the task view. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { tasks } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** For signed-in learners. */
export const passedTasksQuery = (lessonId: number) =>
  queryOptions({
    queryKey: queryKeys.lessonTasks(lessonId),
    queryFn: ({ signal }) => call(tasks.passed, { params: { id: lessonId }, signal }),
  });
