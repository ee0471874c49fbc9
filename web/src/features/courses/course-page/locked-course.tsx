import type { Course } from '@qubloom/contract';
import { Lock } from 'lucide-react';
import { useSubscribePath } from '../../../lib/navigation/use-has-path.ts';
import { ButtonLink } from '../../../lib/navigation/button-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { planText } from '../course-facts-state.ts';

/** In place of the lessons of a course that needs another plan. Speaks to the grown-up. */
export function LockedCourse({ course }: { readonly course: Course }) {
  const subscribePath = useSubscribePath();
  return (
    <Notice title="This course is locked" mood="curious">
      <p>
        {planText(course)}{' '}
        {subscribePath
          ? 'Ask a grown-up to look at the plans with you.'
          : 'Subscriptions open soon. Until then, the free courses are all yours.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {subscribePath && (
          <ButtonLink to={subscribePath}>
            <Lock aria-hidden="true" />
            See the Plans
          </ButtonLink>
        )}
        <ButtonLink to="/courses" variant={subscribePath ? 'secondary' : 'primary'}>
          View All Courses
        </ButtonLink>
      </div>
    </Notice>
  );
}
