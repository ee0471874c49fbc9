import { getRouteApi } from '@tanstack/react-router';
import { ProjectorPage } from '../../../features/live-lessons/projector/projector-page.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { MissingPart } from '../../missing-part.tsx';
import { Part } from '../../part.tsx';

// With the code of lessons, which would otherwise be split in two.
const ProjectedLessonStep = lazyPart(
  async () => (await import('../course/lesson-page.tsx')).ProjectedLessonStep,
  MissingPart,
);

const route = getRouteApi('/teach/$classId/projector');

export function ProjectorRoute() {
  const { user } = useAuth();
  const { classId } = route.useParams();
  if (!user) return null;
  return (
    <ProjectorPage
      key={classId}
      classId={classId}
      renderStep={(lesson, step, showsAnswers) => (
        <Part label="Loading the step" height={320}>
          <ProjectedLessonStep
            key={`${String(lesson.id)} ${step}`}
            lesson={lesson}
            step={step}
            showsAnswers={showsAnswers}
          />
        </Part>
      )}
    />
  );
}
