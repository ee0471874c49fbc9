import type { Lesson } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { LessonPlace } from '../lesson-order-state.ts';
import type { LessonSlots } from '../lesson-slots.ts';
import { lessonQuery } from '../queries.ts';
import { useLessonWalk } from '../use-lesson-walk.ts';
import { LessonContent } from './lesson-content.tsx';
import { VideoBlock } from './video-block.tsx';

export interface LessonPaneProps {
  readonly place: LessonPlace;
  readonly learner: string;
  readonly headingId: string;
  readonly slots: LessonSlots;
  readonly renderActions: (isAtEnd: boolean) => ReactNode;
}

/** The Content tab of one lesson. Give it the lesson as key. */
export function LessonPane({ place, ...rest }: LessonPaneProps) {
  const { data: lesson, isError, refetch } = useQuery(lessonQuery(place.lesson.id));
  if (isError) {
    return (
      <Notice title="Failed to fetch lesson" tone="error">
        <p>What you saved is safe. Try again in a moment.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!lesson) return <LessonSkeleton />;
  return <LessonBody {...rest} lesson={lesson} place={place} />;
}

interface LessonBodyProps extends LessonPaneProps {
  readonly lesson: Lesson;
}

function LessonBody({ lesson, place, learner, headingId, slots, renderActions }: LessonBodyProps) {
  const walk = useLessonWalk(lesson, learner, place.status === 'completed');
  return (
    <div className="flex flex-col gap-8">
      <LessonContent walk={walk} headingId={headingId} slots={slots} />
      {lesson.videoUrl && (
        <VideoBlock url={lesson.videoUrl} category={lesson.category} title={lesson.title} />
      )}
      {slots.renderSimulator(lesson, walk.hasSimulator)}
      {renderActions(walk.isAtEnd)}
    </div>
  );
}

function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson" className="flex flex-col gap-5">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-full max-w-[60ch]" />
      <Skeleton className="h-5 w-4/5 max-w-[50ch]" />
      <Skeleton className="h-64 w-full rounded-card" />
    </Loading>
  );
}
