/** One course: its own page, or one of its lessons with nothing else around it. */
import { Suspense, useState } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { AwayAdvice } from '../../../product/offline/away-advice.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { CourseParts } from './course-parts.ts';
import { CourseOverview } from './course-overview.tsx';
import type { LessonEntry } from './lesson-order-state.ts';
import { CheckpointMode } from '../checkpoint/checkpoint-mode.tsx';
import { useCourse } from './use-course.ts';
import { useWarmUp } from './use-warm-up.ts';

export function CoursePage(props: CourseParts) {
  const { course, entries, retry, error } = useCourse(props.courseId);
  const { lesson, checkpoint } = props.address;
  const warmUp = useWarmUp(entries, props.preloadWarmUp);
  const takesFocus = useHasTurned(lesson ?? (checkpoint && `checkpoint ${checkpoint}`));
  if (retry) {
    return (
      <Notice title="Error!" tone="error" level={1}>
        <p>Course not found or failed to load. Please try again later.</p>
        <AwayAdvice error={error} what="This course" />
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={retry}>Try Again</Button>
          <ButtonLink to="/courses" variant="secondary">
            View All Courses
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  const asked = entries?.find((entry) => entry.lesson.id === lesson);
  const mayOpen = entries === undefined || (asked !== undefined && asked.status !== 'locked');
  if (lesson !== undefined && mayOpen && !course?.isLocked) {
    return (
      <Suspense>
        {props.renderLesson({ ...props, lessonId: lesson, entries, takesFocus, warmUp })}
      </Suspense>
    );
  }
  const mayCheck = entries === undefined || isOpenAfter(entries, checkpoint);
  if (checkpoint !== undefined && mayCheck && !course?.isLocked) {
    return (
      <CheckpointMode
        {...props}
        afterLesson={checkpoint}
        entries={entries}
        takesFocus={takesFocus}
      />
    );
  }
  return <CourseOverview {...props} course={course} entries={entries} takesFocus={takesFocus} />;
}

function isOpenAfter(entries: readonly LessonEntry[], lesson: number | undefined): boolean {
  const status = entries.find(({ number }) => number === lesson)?.checkpoint;
  return status === 'open' || status === 'done';
}

/** Returns true if the learner has moved between the course and a lesson since the page opened. */
function useHasTurned(place: number | string | undefined): boolean {
  const [last, setLast] = useState({ place, hasTurned: false });
  if (last.place !== place) setLast({ place, hasTurned: true });
  return last.hasTurned;
}
