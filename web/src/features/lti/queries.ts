import type { ClassId } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { lti } from '../../product/api/endpoints.ts';

/** A launch from a school's platform. Signing in changes nothing about it. */
export const arrivalQuery = (launch: string) =>
  queryOptions({
    queryKey: ['arrival', launch],
    queryFn: ({ signal }) => call(lti.arrival, { body: { launch }, signal }),
    retry: false,
    staleTime: 60_000,
  });

/** Platforms of schools that open the learner's account. */
export const ownSchoolsQuery = queryOptions({
  queryKey: ['schools', 'mine'],
  queryFn: ({ signal }) => call(lti.mine, { signal }),
});

/** Courses of platforms that are connected with a class. */
export const coursesQuery = (classId: ClassId) =>
  queryOptions({
    queryKey: ['schools', 'courses', classId],
    queryFn: ({ signal }) => call(lti.courses, { params: { id: classId }, signal }),
  });
