/** The courses and their lessons, which several features list. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { courses } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';

export const courseListQuery = queryOptions({
  queryKey: queryKeys.courses,
  queryFn: ({ signal }) => call(courses.list, { signal }),
});

export const courseLessonsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.courseLessons(id),
    queryFn: ({ signal }) => call(courses.lessons, { params: { id }, signal }),
  });
