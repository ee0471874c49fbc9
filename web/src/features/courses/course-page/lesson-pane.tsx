import type { Lesson } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { LessonEntry } from './lesson-order-state.ts';
import type { LessonSlots } from '../lesson/lesson-slots.ts';
import { lessonQuery } from '../queries.ts';
import { useLessonWalk } from '../lesson/use-lesson-walk.ts';
import { LessonContent } from '../lesson/lesson-content.tsx';
import type { VideoBlockProps } from '../video/video-block.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';

const VideoBlock = lazyPart<VideoBlockProps>(
  async () => (await import('../video/video-block.tsx')).VideoBlock,
);

export interface LessonPaneProps {
  readonly entry: LessonEntry;
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
  readonly headingId: string;
  readonly slots: LessonSlots;
  readonly renderActions: (isAtEnd: boolean) => ReactNode;
}

/** The Content tab of one lesson. Give it the lesson as key. */
export function LessonPane({ entry, ...rest }: LessonPaneProps) {
  const { data: lesson, isError, refetch } = useQuery(lessonQuery(entry.lesson.id));
  if (isError) {
    return (
      <Notice title="Failed to fetch lesson" tone="error">
        <p>What you saved is safe. Try again in a moment.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!lesson) return <LessonSkeleton />;
  return <LessonBody {...rest} lesson={lesson} entry={entry} />;
}

interface LessonBodyProps extends LessonPaneProps {
  readonly lesson: Lesson;
}

function LessonBody({ lesson, entry, learner, headingId, slots, renderActions }: LessonBodyProps) {
  const walk = useLessonWalk(lesson, learner, entry.status === 'completed');
  return (
    <div className="flex flex-col gap-8">
      <LessonContent walk={walk} headingId={headingId} slots={slots} />
      {lesson.videoUrl && (
        <Suspense fallback={<Skeleton className="aspect-video rounded-card" />}>
          <VideoBlock url={lesson.videoUrl} category={lesson.category} title={lesson.title} />
        </Suspense>
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
