import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { myLiveLessonsQuery } from '../../product/classes/my-live-lessons-query.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/**
 * Calls learners to the live lesson of their class from any page. Once the dashboard has found that a learner is in a
 * class, the strip keeps asking. The dashboard itself and the lesson need no strip.
 */
export function LiveLessonStrip() {
  const { user } = useAuth();
  const { data } = useQuery({
    ...myLiveLessonsQuery,
    enabled: ({ state }) => user !== null && state.data?.isInClass === true,
  });
  const { pathname, search } = useLocation();
  const isThere = (courseId: number, lessonId: number) =>
    pathname === '/dashboard' ||
    (pathname === `/courses/${String(courseId)}` && search.lesson === lessonId);
  const live = user ? data?.live.find((one) => !isThere(one.courseId, one.lessonId)) : undefined;
  return (
    <div role="status" className="print:hidden">
      {live && (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-y border-line bg-action-soft px-4 py-1.5">
          <p className="leading-tight">
            {live.className} is doing <strong className="font-semibold">{live.title}</strong> right
            now.
          </p>
          <ButtonLink
            to="/courses/$id"
            params={{ id: String(live.courseId) }}
            search={{ lesson: live.lessonId }}
            size="small"
          >
            Join the lesson
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
