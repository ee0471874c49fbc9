/** What the course pages read from the server. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { courses } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const courseListQuery = queryOptions({
  queryKey: queryKeys.courses,
  queryFn: ({ signal }) => call(courses.list, { signal }),
});

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.course(id),
    queryFn: ({ signal }) => call(courses.course, { params: { id }, signal }),
  });

export const courseLessonsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.courseLessons(id),
    queryFn: ({ signal }) => call(courses.lessons, { params: { id }, signal }),
  });

/** For a signed-in learner. */
export const courseProgressQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.courseProgress(id),
    queryFn: ({ signal }) => call(courses.progress, { params: { id }, signal }),
  });

export const lessonQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.lesson(id),
    queryFn: async ({ signal }) => {
      // It may be what opens this lesson.
      await completion.underWay;
      return call(courses.lesson, { params: { id }, signal });
    },
  });

/** A completion that is being saved; done, too, when that fails. */
export const completion: { underWay?: Promise<unknown> } = {};
