import type { CurrentCourse } from '@qubloom/contract';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Ripples } from '../../../ui/brand/ripples.tsx';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import { lessonCountText } from '../dashboard-state.ts';

export interface LearningCardProps {
  /** Undefined while it loads; null if there is nothing to continue. */
  readonly current: CurrentCourse | null | undefined;
  readonly hasAllCoursesLink: boolean;
}

/** The lesson to continue with, or the first one. */
export function LearningCard({ current, hasAllCoursesLink }: LearningCardProps) {
  return (
    <section
      aria-labelledby="learning"
      className="deep-window relative isolate flex h-full flex-col gap-5 overflow-hidden rounded-card p-5 shadow-card sm:p-7 low:p-5 sm:low:flex-row sm:low:items-center"
    >
      <Ripples
        seed={current?.course.title ?? 'a beginning'}
        className="absolute inset-y-0 right-0 -z-10 h-full w-1/2 forced-colors:hidden [mask-image:linear-gradient(to_left,rgb(0_0_0/0.45),transparent)]"
      />
      <div className="flex flex-col gap-5 low:min-w-0 low:flex-1 low:gap-2">
        {current === undefined && <LearningSkeleton />}
        {current === null && <StartLearning />}
        {current && <ContinueLearning current={current} />}
      </div>
      <div className="mt-auto flex min-h-12 flex-wrap items-center gap-3 sm:low:my-auto sm:low:flex-col sm:low:items-stretch max-sm:flex-col max-sm:items-stretch">
        {current === null && (
          <ButtonLink to="/courses" variant="deep">
            Start Learning
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
        {current && (
          <ButtonLink
            to="/courses/$id"
            params={{ id: String(current.course.id) }}
            search={{ lesson: current.currentLesson.id }}
            variant="deep"
          >
            Resume Learning
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
        {hasAllCoursesLink && current !== undefined && (
          <ButtonLink to="/courses" variant="deep-outline">
            View All Courses
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

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

function StartLearning() {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Qubi mood="curious" className="size-20 shrink-0 sm:size-24" />
      <div className="min-w-[min(100%,10rem)] flex-1">
        <h2 id="learning" className="text-2xl">
          Start Learning
        </h2>
        <p className="mt-1.5 max-w-[34ch] text-deep-soft">
          Pick a course and play your first game. It takes a minute to begin.
        </p>
      </div>
    </div>
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
