/** One lesson with nothing else around it: a slim bar, one step at a time, and the buttons that lead on. */
import { useQuery } from '@tanstack/react-query';
import { AwayAdvice } from '../../../product/offline/away-advice.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { ShownLesson } from '../course-page/course-parts.ts';
import type { LessonSlots, RenderQuiz } from '../lesson/lesson-slots.ts';
import { useLessonPlace } from '../lesson/use-lesson-place.ts';
import { lessonQuery } from '../queries.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LessonStart } from './lesson-start.tsx';

export interface LessonModeProps extends ShownLesson {
  readonly slots: LessonSlots;
  readonly renderQuiz: RenderQuiz;
}

export function LessonMode({ lessonId, entries, ...rest }: LessonModeProps) {
  const { data: lesson, isError, error, refetch } = useQuery(lessonQuery(lessonId));
  const { isAsking } = useLessonPlace(rest.learner, lessonId);
  const entry = entries?.find((one) => one.lesson.id === lessonId);
  if (entries && entry && lesson && !isAsking) {
    return (
      <LessonStart {...rest} key={lesson.id} lesson={lesson} entry={entry} entries={entries} />
    );
  }
  return (
    <LessonFrame value="content">
      <LessonBar {...rest} title={entry?.lesson.title ?? 'Lesson'} />
      <div className="page-width py-5 one-bar:col-span-2 one-bar:row-start-1">
        {isError ? (
          <Notice title="Failed to fetch lesson" tone="error">
            <p>What you saved is safe. Try again in a moment.</p>
            <AwayAdvice error={error} what="This lesson" />
            <Button onClick={() => void refetch()}>Try Again</Button>
          </Notice>
        ) : (
          <LessonSkeleton />
        )}
      </div>
    </LessonFrame>
  );
}
