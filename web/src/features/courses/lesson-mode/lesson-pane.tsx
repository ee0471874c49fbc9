import type { Lesson } from '@qubloom/contract';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { whenIdle } from '../../../lib/code-loading/when-idle.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { headingOf, LessonSteps } from '../lesson/lesson-steps.tsx';
import type { LessonSlots } from '../lesson/lesson-slots.ts';
import { WaitingOnPaper } from '../lesson/waiting-on-paper.tsx';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';
import type { VideoBlockProps } from '../video/video-block.tsx';

const VideoBlock = lazyPart<VideoBlockProps>(
  async () => (await import('../video/video-block.tsx')).VideoBlock,
);

export interface LessonPaneProps {
  readonly lesson: Lesson;
  readonly walk: LessonWalk;
  readonly headingId: string;
  readonly slots: LessonSlots;
  /** The learner came here from the course or from another lesson, so the focus moves along. */
  readonly takesFocus: boolean;
  /** The step stays hidden until the learner continues. */
  readonly isPaused: boolean;
  readonly notices: ReactNode;
}

/** The content of a lesson: the open step, and after the last step, the parts that belong to the whole lesson. */
export function LessonPane(props: LessonPaneProps) {
  const { lesson, walk, headingId, slots, takesFocus, isPaused, notices } = props;
  useStepFocus(walk, headingId, { takesFocus, isPaused });
  usePreloadedStep(walk, slots);
  const isPrinted = useIsPrinted();
  const isEnd = walk.isWhole || walk.isLast;
  return (
    <article aria-labelledby={headingId} className="flex flex-col gap-6 low:gap-3">
      <LessonSteps
        walk={isPrinted ? { ...walk, isWhole: true } : walk}
        headingId={headingId}
        slots={slots}
      />
      {isPrinted && <WaitingOnPaper content={lesson.content} seen={walk.screens} />}
      {isEnd && !isPrinted && lesson.videoUrl && (
        <Suspense fallback={<Skeleton className="aspect-video rounded-card" />}>
          <VideoBlock url={lesson.videoUrl} category={lesson.category} title={lesson.title} />
        </Suspense>
      )}
      {isEnd && !isPrinted && slots.renderSimulator(lesson, walk.screens.length > 1)}
      {!isPrinted && notices}
    </article>
  );
}

/** Focuses the heading of every new step and scrolls it into view, so that screen readers announce it. */
function useStepFocus(
  walk: LessonWalk,
  headingId: string,
  { takesFocus, isPaused }: Pick<LessonPaneProps, 'takesFocus' | 'isPaused'>,
): void {
  const { current } = walk;
  const announced = useRef<number | undefined>(takesFocus ? undefined : current);
  const announce = useEffectEvent(() => {
    const heading = document.getElementById(headingOf(walk, current, headingId));
    heading?.focus({ preventScroll: true });
    if (walk.isWhole) heading?.scrollIntoView({ block: 'start' });
    else window.scrollTo({ top: 0 });
  });
  useEffect(() => {
    const last = announced.current;
    // A note in front of a step has the focus. When the note is closed, the step takes the focus.
    announced.current = isPaused ? undefined : current;
    if (isPaused || last === current) return;
    announce();
  }, [current, isPaused]);
}

/** Loads the next step's code while the learner reads this one. */
function usePreloadedStep({ screens, current }: LessonWalk, slots: LessonSlots): void {
  const preload = useEffectEvent(() => screens[current + 1]?.blocks.forEach(slots.preload));
  useEffect(() => whenIdle(preload), [current]);
}

/** Printed pages show all steps, and nothing waits for a guess. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setPrinted(true));
    const printed = () => setPrinted(false);
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', printed);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', printed);
    };
  }, []);
  return isPrinted;
}
