import type { CurrentCourse } from '@qubloom/contract';
import { ArrowRight, BookOpen } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import { lessonCountText } from '../dashboard-state.ts';
import { BigCard, BigInvitation } from './big-card.tsx';

export interface LearningCardProps {
  /** Undefined while it loads; null if there is nothing to continue. */
  readonly current: CurrentCourse | null | undefined;
  readonly hasAllCoursesLink: boolean;
}

/** The lesson to continue with, or the first one. */
export function LearningCard({ current, hasAllCoursesLink }: LearningCardProps) {
  return (
    <BigCard
      labelledBy="learning"
      seed={current?.course.title ?? 'a beginning'}
      actions={
        <>
          {current === null && (
            <ButtonLink to="/courses" variant="deep">
              Start Learning
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          )}
          {current && (
            <ButtonLink {...lessonAddress(current)} variant="deep">
              Resume Learning
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          )}
          {hasAllCoursesLink && current !== undefined && (
            <ButtonLink to="/courses" variant="deep-outline">
              View All Courses
            </ButtonLink>
          )}
        </>
      }
    >
      {current === undefined && <LearningSkeleton />}
      {current === null && (
        <BigInvitation
          id="learning"
          title="Start Learning"
          picture={<Qubi mood="curious" className="size-20 shrink-0 sm:size-24" />}
        >
          Pick a course and play your first game. It takes a minute to begin.
        </BigInvitation>
      )}
      {current && <ContinueLearning current={current} />}
    </BigCard>
  );
}

/** The same lesson beside something that comes first. */
export function SmallLearningCard({ current }: { readonly current: CurrentCourse | null }) {
  if (!current) return null;
  return (
    <Card as="section" aria-labelledby="learning" className="flex flex-wrap items-center gap-4">
      <BookOpen aria-hidden="true" className="size-8 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,11rem)] flex-1">
        <h2 id="learning" className="text-xl">
          Continue Learning
        </h2>
        <p className="text-ink-soft">
          {current.course.title}: {current.currentLesson.title}
        </p>
      </div>
      <ButtonLink {...lessonAddress(current)} variant="secondary">
        Resume Learning
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </Card>
  );
}

const lessonAddress = ({ course, currentLesson }: CurrentCourse) =>
  ({
    to: '/courses/$id',
    params: { id: String(course.id) },
    search: { lesson: currentLesson.id },
  }) as const;

function ContinueLearning({ current }: { readonly current: CurrentCourse }) {
  return (
    <>
      <div>
        <h2 id="learning" className="text-base text-deep-soft">
          Continue Learning
        </h2>
        <p className="mt-1 font-heading text-2xl leading-tight font-semibold">
          {current.course.title}
        </p>
      </div>
      <p>
        <span className="text-deep-soft">Module: </span>
        {current.currentLesson.title}
      </p>
      <div>
        <div className="mb-2 flex justify-between gap-4 text-sm text-deep-soft tabular-nums">
          <span>{lessonCountText(current)}</span>
          <span>{current.progress}%</span>
        </div>
        <Progress
          value={current.progress}
          label={`Progress in ${current.course.title}`}
          className="bg-deep-raised! [&>div]:bg-deep-points"
        />
      </div>
    </>
  );
}

function LearningSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <h2 id="learning" className="sr-only">
        Continue Learning
      </h2>
      <Skeleton className="h-4 w-32 bg-deep-raised" />
      <Skeleton className="h-7 w-4/5 bg-deep-raised" />
      <Skeleton className="h-5 w-1/2 bg-deep-raised" />
      <Skeleton className="h-2.5 w-full bg-deep-raised" />
    </div>
  );
}
