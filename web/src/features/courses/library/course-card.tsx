import { type Course, pathOf } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, BookOpen, Clock, Lock } from 'lucide-react';
import { courses } from '../../../product/api/endpoints.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { OfflineMark } from '../../../product/offline/offline-mark.tsx';
import { hoursText, lessonsText, planText } from '../course-facts-state.ts';
import { CoursePicture } from './course-picture.tsx';
import { Stars } from './stars.tsx';

export function CourseCard({ course }: { readonly course: Course }) {
  const titleId = `course-${course.id}-title`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <div className="aspect-5/2 sm:aspect-video overflow-hidden bg-deep">
        <CoursePicture imageUrl={course.imageUrl} title={course.title} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:gap-3 sm:p-6">
        <div>
          <LevelBadge level={course.level} />
        </div>
        <h2 id={titleId} className="text-xl">
          {course.isLocked ? (
            course.title
          ) : (
            <Link
              to="/courses/$id"
              params={{ id: String(course.id) }}
              className="hover:text-action-ink"
            >
              {course.title}
            </Link>
          )}
        </h2>
        <p className="flex-1 text-[0.9375rem] text-ink-soft">{course.description}</p>
        <CourseFacts course={course} />
        {course.isLocked ? (
          <LockedButton course={course} />
        ) : (
          <StartButton course={course} titleId={titleId} />
        )}
      </div>
    </article>
  );
}

function CourseFacts({ course }: { readonly course: Course }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <BookOpen aria-hidden="true" className="size-4" />
        {lessonsText(course.lessonCount)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4" />
        {hoursText(course.duration)}
      </span>
      <Stars averageRating={course.averageRating} ratingCount={course.ratingCount} />
      {!course.isLocked && <OfflineMark path={pathOf(courses.lessons, { id: course.id })} />}
    </div>
  );
}

interface StartButtonProps {
  readonly course: Course;
  readonly titleId: string;
}

function StartButton({ course, titleId }: StartButtonProps) {
  return (
    <ButtonLink
      to="/courses/$id"
      params={{ id: String(course.id) }}
      aria-describedby={titleId}
      className="mt-1"
    >
      Start
      {/* Search engines know a link by its words alone; readers hear the title as its description. */}
      <span aria-hidden="true" className="sr-only">
        {` ${course.title}`}
      </span>
      <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}

function LockedButton({ course }: { readonly course: Course }) {
  const reasonId = `course-${course.id}-locked`;
  return (
    <div className="mt-1 flex flex-col gap-2">
      <ButtonLink to="/subscribe" variant="secondary" aria-describedby={reasonId}>
        <Lock aria-hidden="true" />
        Locked
      </ButtonLink>
      <p id={reasonId} className="text-center text-sm text-ink-soft">
        {planText(course)}
      </p>
    </div>
  );
}
