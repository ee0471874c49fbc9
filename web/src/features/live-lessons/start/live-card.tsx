/** The live lesson of a class, on the page of the class: the one that runs, or a form to start one. */
import type { CourseId, LessonId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LessonMaterialsLink } from '../../../product/courses/lesson-materials-link.tsx';
import { courseLessonsQuery, courseListQuery } from '../../../product/courses/course-queries.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { liveLessonQuery } from '../queries.ts';
import { StartLesson } from './start-lesson.tsx';

export function LiveCard({ classId }: { readonly classId: string }) {
  const { data } = useQuery(liveLessonQuery(classId));
  return (
    <CardSection
      title="Teach a lesson live"
      intro="Show it on a projector, see where everybody is and what they guess, and call them together."
    >
      {data?.live ? (
        <OpenLesson classId={classId} title={data.live.title} />
      ) : (
        <StartForm classId={classId} />
      )}
    </CardSection>
  );
}

/** For the other parts of the class's page. Renders nothing while no lesson runs. */
export function LiveNow({ classId }: { readonly classId: string }) {
  const { data } = useQuery(liveLessonQuery(classId));
  if (!data?.live) return null;
  return (
    <section aria-label="Live now" className="rounded-card bg-action-soft px-4 py-2">
      <OpenLesson classId={classId} title={data.live.title} />
    </section>
  );
}

function OpenLesson({ classId, title }: { readonly classId: string; readonly title: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-[min(100%,14rem)] flex-1">
        <strong className="font-semibold">{title}</strong> is live now.
      </p>
      <ButtonLink to="/teach/$classId/live" params={{ classId }}>
        Open the board
      </ButtonLink>
    </div>
  );
}

function StartForm({ classId }: { readonly classId: string }) {
  const [courseId, setCourse] = useState<CourseId | null>(null);
  const [lessonId, setLesson] = useState<LessonId | null>(null);
  const { data: courses = [] } = useQuery(courseListQuery);
  const { data: lessons = [] } = useQuery({
    ...courseLessonsQuery(String(courseId)),
    enabled: courseId !== null,
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <SelectField
        label="Course to teach"
        value={courseId ?? ''}
        onChange={({ target }) => {
          setLesson(null);
          setCourse(courses.find(({ id }) => String(id) === target.value)?.id ?? null);
        }}
      >
        <option value="" disabled>
          Choose...
        </option>
        {courses
          .filter(({ isLocked }) => !isLocked)
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </SelectField>
      {courseId !== null && (
        <SelectField
          label="Lesson to teach"
          value={lessonId ?? ''}
          onChange={({ target }) =>
            setLesson(lessons.find(({ id }) => String(id) === target.value)?.id ?? null)
          }
        >
          <option value="" disabled>
            Choose...
          </option>
          {lessons.map(({ id, order, title }) => (
            <option key={id} value={id}>
              {order}. {title}
            </option>
          ))}
        </SelectField>
      )}
      {lessonId !== null && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <StartLesson classId={classId} lessonId={lessonId} />
          <LessonMaterialsLink lessonId={lessonId} />
        </div>
      )}
    </div>
  );
}
