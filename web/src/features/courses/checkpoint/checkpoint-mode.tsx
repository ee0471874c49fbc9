/** Shows a checkpoint with nothing else around it: the bar of a lesson, and its questions. */
import { useEffect, useEffectEvent, useId } from 'react';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { stepClass } from '../../../product/steps/frame-class.ts';
import type { CourseParts } from '../course-page/course-parts.ts';
import { checkpointTitle } from '../../../product/checkpoints/checkpoint-words.ts';
import type { LessonEntry } from '../course-page/lesson-order-state.ts';
import { LessonBar } from '../lesson-mode/lesson-bar.tsx';
import { LessonFrame } from '../lesson-mode/lesson-frame.tsx';
import { LessonSkeleton } from '../lesson-mode/lesson-skeleton.tsx';

export interface CheckpointModeProps extends CourseParts {
  readonly afterLesson: number;
  /** Undefined while they load. */
  readonly entries: readonly LessonEntry[] | undefined;
  readonly takesFocus: boolean;
}

export function CheckpointMode(props: CheckpointModeProps) {
  const { afterLesson, entries, onGo, onLeave, takesFocus, renderCheckpoint } = props;
  const title = checkpointTitle(afterLesson);
  const headingId = useId();
  useScreenTitle(title);
  const arrive = useEffectEvent(() => {
    if (!takesFocus) return;
    document.getElementById(headingId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  useEffect(() => arrive(), []);
  const next = entries?.[afterLesson];
  return (
    <LessonFrame value="content">
      <LessonBar {...props} title={title} headingId={headingId} />
      <div className={stepClass}>
        {entries ? (
          renderCheckpoint(afterLesson, {
            onBack: () => onLeave('above'),
            onNext: next && (() => onGo({ lesson: next.lesson.id }, 'page')),
            isLast: !next,
          })
        ) : (
          <LessonSkeleton />
        )}
      </div>
    </LessonFrame>
  );
}
