import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import type { ButtonLook } from '../../ui/controls/button.tsx';
import { useAuth } from '../learner/auth.tsx';
import { dashboardQuery } from '../rewards/dashboard-query.ts';

/** Links to the next lesson by its name, or to the courses for visitors and after the last lesson. */
export function ResumeLink(look: Pick<ButtonLook, 'variant' | 'size'>) {
  const { user } = useAuth();
  const { data } = useQuery({ ...dashboardQuery, enabled: user !== null });
  const current = data?.currentCourse;
  if (!current) {
    return (
      <ButtonLink to="/courses" {...look}>
        Choose a Lesson
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to="/courses/$id"
      params={{ id: String(current.course.id) }}
      search={{ lesson: current.currentLesson.id }}
      {...look}
    >
      Next Lesson: {current.currentLesson.title}
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
