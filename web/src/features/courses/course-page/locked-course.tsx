import type { Course } from '@qubloom/contract';
import { Lock } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { planText } from '../course-facts-state.ts';

/** Replaces the lessons of a course that needs another plan. Addresses the grown-up. */
export function LockedCourse({ course }: { readonly course: Course }) {
  return (
    <Notice title="This course is locked" mood="curious">
      <p>{planText(course)} Ask a grown-up to look at the plans with you.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/subscribe">
          <Lock aria-hidden="true" />
          See the Plans
        </ButtonLink>
        <ButtonLink to="/courses" variant="secondary">
          View All Courses
        </ButtonLink>
      </div>
    </Notice>
  );
}
