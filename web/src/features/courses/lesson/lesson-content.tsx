import { flushSync } from 'react-dom';
import { clsx } from 'clsx';
import type { LessonSlots } from './lesson-slots.ts';
import type { LessonWalk } from './use-lesson-walk.ts';
import { LessonPartView } from './lesson-part.tsx';
import { StageSteps } from './stage-steps.tsx';
import { StepButtons } from './step-buttons.tsx';

export interface LessonContentProps {
  readonly walk: LessonWalk;
  /** Names the lesson for parts without a title. */
  readonly headingId: string;
  readonly slots: LessonSlots;
}

/** A lesson's text and everything to do in it, one part at a time or all of them. */
export function LessonContent({ walk, headingId, slots }: LessonContentProps) {
  const { parts, current, isWhole, visited } = walk;
  const idOf = (index: number) => (parts[index]?.title ? `${headingId}-part-${index}` : headingId);

  const go = (part: number) => {
    // The part must be on the page before its heading can take the focus.
    flushSync(() => walk.go(part));
    const heading = document.getElementById(idOf(part));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: isWhole ? 'start' : 'nearest' });
  };

  const hasSteps = parts.length > 1;
  return (
    <div className={clsx('flex flex-col', isWhole ? 'gap-14' : 'gap-8')}>
      {hasSteps && <StageSteps parts={parts} current={current} onGo={go} />}
      {parts.map((part, index) => {
        const isShown = isWhole ? !part.isWaiting : index === current;
        if (!isShown && !visited.has(index)) return null;
        return (
          <LessonPartView
            key={index}
            part={part}
            index={index}
            headingId={idOf(index)}
            isShown={isShown}
            walk={walk}
            slots={slots}
          />
        );
      })}
      {hasSteps && <StepButtons walk={walk} onGo={go} />}
    </div>
  );
}
