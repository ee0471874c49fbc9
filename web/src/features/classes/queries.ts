import { parseLessonContent } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { assignments, classes, courses, gradebook } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** Milliseconds. What learners and other teachers do shows at the next visit. */
const staleTime = 3_000;

export const taughtClassQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id],
    queryFn: ({ signal }) => call(classes.one, { params: { id }, signal }),
    staleTime,
  });

export const classRecordQuery = (id: string, userId: number) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id, 'record', userId],
    queryFn: ({ signal }) => call(classes.record, { params: { id, userId }, signal }),
    staleTime,
  });

export const assignmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id, 'assignments'],
    queryFn: ({ signal }) => call(assignments.list, { params: { id }, signal }),
    staleTime,
  });

/** @param course the course whose lessons are the columns; undefined for the assignments */
export const gradebookQuery = (id: string, course: number | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id, 'gradebook', course ?? null],
    queryFn: ({ signal }) =>
      call(gradebook.show, {
        params: { id },
        query: course === undefined ? { of: 'assignments' } : { course: String(course) },
        signal,
      }),
    staleTime,
  });

export const misconceptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id, 'mistakes'],
    queryFn: ({ signal }) => call(gradebook.misconceptions, { params: { id }, signal }),
    staleTime,
  });

/** A circuit or a program to hand in. */
export const assignedWorkQuery = (assignmentId: string) =>
  queryOptions({
    queryKey: [...queryKeys.assignedWork, assignmentId],
    queryFn: ({ signal }) => call(assignments.work, { params: { assignmentId }, signal }),
    staleTime,
  });

export interface WorkPlace {
  readonly classId: string;
  readonly assignmentId: number;
  readonly userId: number;
}

export const workOfLearnerQuery = ({ classId: id, assignmentId, userId }: WorkPlace) =>
  queryOptions({
    queryKey: [...queryKeys.classes, id, 'work', assignmentId, userId],
    queryFn: ({ signal }) =>
      call(assignments.handedIn, { params: { id, assignmentId, userId }, signal }),
    staleTime,
  });

/** The checked tasks of a lesson, for those who may read it. */
export const lessonTasksQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.lesson(id), 'task-titles'],
    queryFn: async ({ signal }) => {
      const { content } = await call(courses.lesson, { params: { id }, signal });
      return parseLessonContent(content).flatMap((block) =>
        block.kind === 'task' || block.kind === 'program-task'
          ? [{ id: block.id, title: block.title }]
          : [],
      );
    },
  });
