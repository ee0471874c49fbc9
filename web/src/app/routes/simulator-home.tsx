/** The simulator without a lesson: goes on to that of the lesson which the learner is at. */
import type { LessonId } from '@qubloom/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { courseLessonsQuery, courseListQuery } from '../../features/courses/queries.ts';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';
import { SimulatorSkeleton } from '../../features/simulators/simulator-skeleton.tsx';
import { useAuth } from '../../product/learner/auth.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

export function SimulatorHomeRoute() {
  const { user, isLoading } = useAuth();
  const queries = useQueryClient();
  const target = useQuery({
    queryKey: ['simulator-home', user?.id ?? null],
    queryFn: () => lessonAt(queries, user !== null),
    enabled: !isLoading,
    // Where the learner is changes with every lesson.
    gcTime: 0,
  });
  if (target.data) {
    return <Navigate to="/simulator/$id" params={{ id: String(target.data) }} replace />;
  }
  if (target.isError) {
    return (
      <Notice title="Failed to fetch lesson" tone="error" level={1}>
        <p>Your work is safe. Try again in a moment.</p>
        <Button onClick={() => void target.refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (target.data === null) {
    return (
      <Notice title="No simulator yet" mood="curious" level={1}>
        <p>Choose a course first. Each of its lessons has a simulator.</p>
        <ButtonLink to="/courses">View All Courses</ButtonLink>
      </Notice>
    );
  }
  return <SimulatorSkeleton />;
}

/** The lesson that the dashboard goes on with, else the first of the first course that is open. */
async function lessonAt(queries: QueryClient, isSignedIn: boolean): Promise<LessonId | null> {
  const current = isSignedIn ? (await queries.fetchQuery(dashboardQuery)).currentCourse : null;
  const course =
    current?.course.id ??
    (await queries.ensureQueryData(courseListQuery)).find(({ isLocked }) => !isLocked)?.id;
  if (course === undefined) return null;
  const lessons = await queries.ensureQueryData(courseLessonsQuery(String(course)));
  return (lessons[current?.currentLessonIndex ?? 0] ?? lessons[0])?.id ?? null;
}
