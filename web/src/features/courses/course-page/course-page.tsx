/** One course: its lessons, the content of the one that is shown, and its quiz. */
import type { LessonId } from '@qubloom/contract';
import { useEffect, useEffectEvent } from 'react';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseHeaderSkeleton, LessonsSkeleton } from './course-skeletons.tsx';
import { Detour } from './detour.tsx';
import { LessonList } from './lesson-list.tsx';
import { type LessonEntry, entryToShow } from './lesson-order-state.ts';
import { LockedCourse } from './locked-course.tsx';
import { ShownLesson, type ShownLessonProps } from './shown-lesson.tsx';
import { useCourse } from './use-course.ts';

export interface CoursePageProps extends Omit<ShownLessonProps, 'entries' | 'shown'> {
  /** The lesson that the address names. */
  readonly lesson: number | undefined;
}

export function CoursePage(props: CoursePageProps) {
  const { course, entries, retry } = useCourse(props.courseId);
  useScreenTitle(course?.title);
  if (retry) {
    return (
      <Notice title="Error!" tone="error" level={1}>
        <p>Course not found or failed to load. Please try again later.</p>
        <Button onClick={retry}>Try Again</Button>
      </Notice>
    );
  }
  return (
    <div className="page-width flex flex-col gap-6 py-5 sm:gap-8 sm:py-10">
      {course ? <CourseHeader course={course} entries={entries} /> : <CourseHeaderSkeleton />}
      {course?.isLocked && <LockedCourse course={course} />}
      {course && !course.isLocked && entries && <Lessons {...props} entries={entries} />}
      {!course?.isLocked && !(course && entries) && <LessonsSkeleton />}
    </div>
  );
}

interface LessonsProps extends CoursePageProps {
  readonly entries: readonly LessonEntry[];
}

function Lessons({ entries, lesson: requested, tab, onShow, ...rest }: LessonsProps) {
  const shown = entryToShow(entries, requested);
  const shownId = shown?.lesson.id;
  // The address names the lesson from now on: completing it must not turn the page.
  const correct = useEffectEvent((id: LessonId) =>
    onShow(id, requested === undefined ? tab : 'content', 'correction'),
  );
  useEffect(() => {
    if (shownId !== undefined && shownId !== requested) correct(shownId);
  }, [shownId, requested]);

  if (!shown) {
    return (
      <Notice title="Lessons are on their way" mood="curious">
        <p>This course has no lessons yet.</p>
      </Notice>
    );
  }
  return (
    <>
      <Detour entries={entries} requested={requested} shown={shown.lesson.id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="lg:sticky lg:top-24 lg:order-2">
          <LessonList
            entries={entries}
            shown={shown}
            onChoose={(id) => onShow(id, 'content', 'step')}
          />
        </div>
        <ShownLesson {...rest} entries={entries} shown={shown} tab={tab} onShow={onShow} />
      </div>
    </>
  );
}
