import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GradebookPage } from '../../../features/classes/gradebook/gradebook-page.tsx';
import { WorkOfLearnerPage } from '../../../features/classes/gradebook/work-of-learner-page.tsx';
import { AgreementPage } from '../../../features/classes/one/agreement-page.tsx';
import { ClassPage } from '../../../features/classes/one/class-page.tsx';
import { LearnerOfClassPage } from '../../../features/classes/one/learner-page.tsx';
import { CoursesCard } from '../../../features/lti/courses-card.tsx';
import { ClassPlanCard } from '../../../features/subscriptions/of-class/class-plan-card.tsx';
import { LiveCard, LiveNow } from '../../../features/live-lessons/start/live-card.tsx';
import { StartLesson } from '../../../features/live-lessons/start/start-lesson.tsx';
import { hashOfCode } from '../../../features/code-lab/code-link.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

const Beginning = lazyPart(async () => (await import('../labs.ts')).Beginning, null);

const route = getRouteApi('/teach/$classId');

export function TaughtClassRoute() {
  const { user } = useAuth();
  const { classId } = route.useParams();
  const { learner, show, assignment, course, checkout } = route.useSearch();
  const navigate = route.useNavigate();
  if (!user) return null;
  if (show === 'agreement') return <AgreementPage classId={classId} />;
  if (show === 'gradebook') {
    return (
      <GradebookPage
        classId={classId}
        course={course}
        onCourse={(next) =>
          void navigate({
            search: { show, ...(next !== undefined && { course: next }) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    );
  }
  if (assignment !== undefined && learner !== undefined) {
    return (
      <WorkOfLearnerPage
        classId={classId}
        assignmentId={assignment}
        userId={learner}
        hashOfCode={hashOfCode}
      />
    );
  }
  if (learner !== undefined) return <LearnerOfClassPage classId={classId} learnerId={learner} />;
  // The plan is what a teacher comes back to from paying.
  const part = checkout ? 'settings' : show === 'work' ? undefined : show;
  return (
    <ClassPage
      key={classId}
      classId={classId}
      part={part}
      planCard={(shown) => <ClassPlanCard shown={shown} checkout={checkout} />}
      schoolCard={(shown) => <CoursesCard classId={shown.id} />}
      slots={{
        renderLiveCard: () => <LiveCard classId={classId} />,
        renderLiveNow: () => <LiveNow classId={classId} />,
        renderStart: (lessonId, title) => (
          <StartLesson
            classId={classId}
            lessonId={lessonId}
            title={title}
            variant="secondary"
            size="small"
          />
        ),
        renderBeginning: (props) => (
          <Suspense fallback={<Skeleton className="h-12 self-end" />}>
            <Beginning {...props} />
          </Suspense>
        ),
      }}
    />
  );
}
