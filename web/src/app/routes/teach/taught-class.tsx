import { getRouteApi } from '@tanstack/react-router';
import { GradebookPage } from '../../../features/classes/gradebook/gradebook-page.tsx';
import { AgreementPage } from '../../../features/classes/one/agreement-page.tsx';
import { ClassPage } from '../../../features/classes/one/class-page.tsx';
import { LearnerOfClassPage } from '../../../features/classes/one/learner-page.tsx';
import { CoursesCard } from '../../../features/lti/courses-card.tsx';
import { ClassPlanCard } from '../../../features/subscriptions/of-class/class-plan-card.tsx';
import { LiveCard } from '../../../features/live-lessons/start/live-card.tsx';
import { StartLesson } from '../../../features/live-lessons/start/start-lesson.tsx';
import { useAuth } from '../../../product/learner/auth.tsx';

const route = getRouteApi('/teach/$classId');

export function TaughtClassRoute() {
  const { user } = useAuth();
  const { classId } = route.useParams();
  const { learner, show, course, checkout } = route.useSearch();
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
  if (learner !== undefined) return <LearnerOfClassPage classId={classId} learnerId={learner} />;
  return (
    <ClassPage
      key={classId}
      classId={classId}
      planCard={(shown) => <ClassPlanCard shown={shown} checkout={checkout} />}
      schoolCard={(shown) => <CoursesCard classId={shown.id} />}
      slots={{
        renderLiveCard: () => <LiveCard classId={classId} />,
        renderStart: (lessonId, title) => (
          <StartLesson
            classId={classId}
            lessonId={lessonId}
            title={title}
            variant="secondary"
            size="small"
          />
        ),
      }}
    />
  );
}
