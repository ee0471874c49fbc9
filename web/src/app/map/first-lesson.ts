/** Redirects to the first lesson that anybody may open. Only the server knows the ids in its address. */
import { createRoute, redirect } from '@tanstack/react-router';
import { courseLessonsQuery, courseListQuery } from '../../product/courses/course-queries.ts';
import { root } from './root.tsx';

export const firstLesson = createRoute({
  getParentRoute: () => root,
  path: '/first-lesson',
  staticData: { title: 'First Lesson', back: '/courses' },
  beforeLoad: async ({ context: { queryClient } }) => {
    const courses = await queryClient.ensureQueryData(courseListQuery);
    const free = courses.find(({ requiresSubscription }) => requiresSubscription === 'free');
    if (!free) throw redirect({ to: '/courses', replace: true });
    const id = String(free.id);
    const [first] = await queryClient.ensureQueryData(courseLessonsQuery(id));
    const lesson = first && { lesson: first.id };
    throw redirect({ to: '/courses/$id', params: { id }, search: lesson ?? {}, replace: true });
  },
});
