import type { GroupRooms, LiveLesson } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../product/api/api.ts';
import { courses, groupRooms, liveLessons } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** The live lesson of a class, for its teachers. */
export const liveLessonQuery = (classId: string) =>
  queryOptions({
    queryKey: [...queryKeys.classes, classId, 'live'],
    queryFn: async ({ signal }): Promise<{ readonly live: LiveLesson | null }> =>
      call(liveLessons.show, { params: { id: classId }, signal }),
    staleTime: 3000,
  });

/** Milliseconds between two looks at who is in which room. */
const oftenEnough = 5000;

/** The rooms of the groups, and who may be in one. */
export const groupRoomsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...queryKeys.classes, classId, 'rooms'],
    queryFn: async ({ signal }): Promise<GroupRooms> =>
      call(groupRooms.show, { params: { id: classId }, signal }),
    staleTime: 0,
    refetchInterval: oftenEnough,
  });

export const taughtLessonQuery = (lessonId: number) =>
  queryOptions({
    queryKey: queryKeys.lesson(lessonId),
    queryFn: ({ signal }) => call(courses.lesson, { params: { id: lessonId }, signal }),
  });

/** Milliseconds between two looks at the teacher's step. */
const often = 3000;

/** The step that the code shows now. */
export const lookQuery = (code: string) =>
  queryOptions({
    queryKey: ['look', code],
    queryFn: ({ signal }) => call(liveLessons.look, { body: { code }, signal }),
    // A code that is over stays over, and each further try would count against everybody at this address.
    refetchInterval: ({ state: { error } }) =>
      error instanceof ApiError && [404, 429].includes(error.status) ? false : often,
    retry: false,
  });
