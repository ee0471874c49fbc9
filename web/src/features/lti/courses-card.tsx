/** On the page of a class: the courses of a school's platform that are connected with it. */
import type { ClassId, ConnectedCourse } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '../../lib/dates/format-day.ts';
import { call } from '../../product/api/api.ts';
import { lti } from '../../product/api/endpoints.ts';
import { ConfirmDialog } from '../../product/forms/confirm-dialog.tsx';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { coursesQuery } from './queries.ts';

/** Renders nothing for a class without such a course. */
export function CoursesCard({ classId }: { readonly classId: ClassId }) {
  const { data: courses = [], error, refetch } = useQuery(coursesQuery(classId));
  if (courses.length === 0 && !error) return null;
  return (
    <CardSection
      title="Your school's platform"
      intro="The learners of these courses come in without a password, and their results go back there."
    >
      {error ? (
        <NotLoaded onRetry={() => void refetch()} />
      ) : (
        <ul className="flex flex-col gap-4">
          {courses.map((course) => (
            <li
              key={`${String(course.platformId)} ${course.deploymentId} ${course.contextId}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <span className="min-w-[min(100%,12rem)] flex-1 [overflow-wrap:anywhere]">
                <strong className="font-medium">{titleOf(course)}</strong> on {course.platform}
                <span className="block text-[0.9375rem] text-ink-soft">
                  connected on {formatDay(course.connectedAt)}
                  {course.connectedBy !== null && ` by ${course.connectedBy}`}
                </span>
              </span>
              <Disconnect classId={classId} course={course} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}

const titleOf = ({ title }: ConnectedCourse): string => title ?? 'A course';

interface DisconnectProps {
  readonly classId: ClassId;
  readonly course: ConnectedCourse;
}

function Disconnect({ classId, course }: DisconnectProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { platformId, deploymentId, contextId } = course;
  const title = titleOf(course);
  return (
    <ConfirmDialog
      opener={
        <>
          Disconnect <span className="sr-only">{title}</span>
        </>
      }
      variant="secondary"
      title={`Disconnect ${title}`}
      description="No more results go to this course. When you open it from there again, you choose a class for it again. The class, its learners, and what they learned stay."
      confirm="Disconnect it now"
      busyLabel="Disconnecting..."
      cancel="Keep it"
      act={() =>
        call(lti.disconnectCourse, {
          params: { id: classId },
          body: { platformId, deploymentId, contextId },
        })
      }
      onDone={async () => {
        toasts.show({
          title: 'The course is disconnected',
          description: 'The class stays as it is.',
        });
        await queryClient.invalidateQueries({ queryKey: coursesQuery(classId).queryKey });
      }}
    />
  );
}
