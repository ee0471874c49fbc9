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
  /** The learner came here from the course or from another lesson: the focus comes along. */
  readonly takesFocus: boolean;
  /** The step waits out of sight until the learner goes on. */
  readonly isPaused: boolean;
  readonly notices: ReactNode;
}

/** The content of a lesson: the step that is open, and at the last one what belongs to all of them. */
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

/** Whoever listens hears each new step: its heading takes the focus, and is in sight. */
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
    // A note in front of a step has the focus, and the step takes it over once the note is gone.
    announced.current = isPaused ? undefined : current;
    if (isPaused || last === current) return;
    announce();
  }, [current, isPaused]);
}

/** The next step's code comes while this one is read. */
function usePreloadedStep({ screens, current }: LessonWalk, slots: LessonSlots): void {
  const preload = useEffectEvent(() => screens[current + 1]?.blocks.forEach(slots.preload));
  useEffect(() => whenIdle(preload), [current]);
}

/** On paper there is no next step to press, and nothing to guess before it. */
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
