import type { Course } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { BookOpen, ChevronRight, CircleCheck, Clock } from 'lucide-react';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { hoursText, lessonsText } from '../course-facts-state.ts';
import { completedCount, completedPercent, type LessonEntry } from './lesson-order-state.ts';

export interface CourseHeaderProps {
  readonly course: Course;
  /** Undefined while they load. */
  readonly entries: readonly LessonEntry[] | undefined;
  /** The learner came here from a lesson, so the focus moves along. */
  readonly takesFocus: boolean;
}

export function CourseHeader({ course, entries = [], takesFocus }: CourseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <header className="flex flex-col gap-2.5 sm:gap-4 sm:max-lg:low:col-start-1! sm:max-lg:low:row-span-6 sm:max-lg:low:row-start-1 sm:max-lg:low:gap-2">
      <Breadcrumb title={course.title} />
      <div>
        <LevelBadge level={course.level} />
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-4xl low:text-2xl!">
        {course.title}
      </h1>
      <p className="max-w-[65ch] text-ink-soft sm:text-lg low:text-base!">{course.description}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-soft">
        <Fact icon={<BookOpen aria-hidden="true" className="size-4" />}>
          {lessonsText(course.lessonCount)}
        </Fact>
        <Fact icon={<Clock aria-hidden="true" className="size-4" />}>
          {hoursText(course.duration)}
        </Fact>
        {!course.isLocked && (
          <Fact icon={<CircleCheck aria-hidden="true" className="size-4" />}>
            {completedCount(entries)} / {course.lessonCount} Completed
          </Fact>
        )}
      </div>
      {!course.isLocked && <CourseProgressBar percent={completedPercent(entries)} />}
    </header>
  );
}

/** Small screens have a way back in their header. */
function Breadcrumb({ title }: { readonly title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm max-md:hidden">
      <ol className="flex items-center gap-1.5 text-ink-soft">
        <li>
          <Link
            to="/courses"
            className="inline-flex min-h-6 items-center rounded font-medium text-action-ink hover:underline"
          >
            Courses
          </Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight className="size-4" />
        </li>
        <li aria-current="page" className="min-w-0 truncate">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </span>
  );
}

function CourseProgressBar({ percent }: { readonly percent: number }) {
  return (
    <div className="flex max-w-xl items-center gap-3">
      <Progress value={percent} label="Course progress" className="flex-1" />
      <span className="text-sm font-medium tabular-nums">{percent}%</span>
    </div>
  );
}
