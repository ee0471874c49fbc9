import type { Lesson } from '@qubloom/contract';
import { List } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import type { LessonSlots } from '../lesson-slots.ts';
import { useLessonWalk } from '../use-lesson-walk.ts';
import { LessonPartView } from './lesson-part.tsx';
import { StageSteps } from './stage-steps.tsx';
import { StepButtons } from './step-buttons.tsx';

export interface LessonContentProps {
  readonly lesson: Lesson;
  /** Whose memory of the lesson this is, on a browser that several learners share. */
  readonly learner: string;
  readonly isCompleted: boolean;
  /** Names the lesson for parts without a title. */
  readonly headingId: string;
  readonly slots: LessonSlots;
}

/** A lesson's text and everything to do in it, one part at a time or all of them. */
export function LessonContent(props: LessonContentProps) {
  const { lesson, learner, isCompleted, headingId, slots } = props;
  const walk = useLessonWalk(lesson, learner, isCompleted);
  const [isWhole, setWhole] = useState(false);
  const { parts, current, reachable, visited } = walk;
  const idOf = (index: number) =>
    parts[index]?.title ? `lesson-${lesson.id}-part-${index}` : headingId;

  const go = (part: number) => {
    // The part must be on the page before its heading can take the focus.
    flushSync(() => walk.go(part));
    const heading = document.getElementById(idOf(part));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: isWhole ? 'start' : 'nearest' });
  };

  const hasSteps = parts.length > 1;
  return (
    <div className="flex flex-col gap-7">
      {hasSteps && (
        <div className="flex flex-col gap-1">
          <StageSteps parts={parts} current={current} onGo={go} />
          <Button
            variant="quiet"
            size="small"
            onClick={() => setWhole(!isWhole)}
            className="self-end"
          >
            <List aria-hidden="true" />
            {isWhole ? 'One step at a time' : 'Show all steps'}
          </Button>
        </div>
      )}
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
      {hasSteps && (
        <StepButtons
          current={isWhole ? reachable : current}
          last={parts.length - 1}
          reachable={reachable}
          onGo={go}
        />
      )}
    </div>
  );
}
