/** Joins the class's live lesson by itself while a learner has this lesson open. */
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { LessonReport } from '../../../product/classes/lesson-report.ts';
import { myLiveLessonsQuery } from '../../../product/classes/my-live-lessons-query.ts';
import type { JoinedLessonProps } from './joined-lesson.tsx';

const JoinedLesson = lazyPart<JoinedLessonProps>(
  async () => (await import('./joined-lesson.tsx')).JoinedLesson,
);

export function LiveGate(report: LessonReport) {
  const { data } = useQuery(myLiveLessonsQuery);
  const live = data?.live.find(({ lessonId }) => lessonId === report.lessonId);
  if (!live) return null;
  return (
    <Suspense>
      <JoinedLesson
        key={live.classId}
        report={report}
        classId={live.classId}
        courseId={live.courseId}
        roomId={live.roomId}
      />
    </Suspense>
  );
}
