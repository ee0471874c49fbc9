import { ArrowLeft, ArrowRight, List, Lock } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { hasClosedReply } from './lesson-parts-state.ts';
import type { LessonWalk } from './use-lesson-walk.ts';

export interface StepButtonsProps {
  readonly walk: LessonWalk;
  readonly onGo: (part: number) => void;
}

/** From part to part, or all parts at once. */
export function StepButtons({ walk, onGo }: StepButtonsProps) {
  const { parts, current, reachable, isWhole, setWhole } = walk;
  const last = parts.length - 1;
  const isHeld = reachable < last && (isWhole || current === reachable);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      {!isWhole && current > 0 && (
        <Button variant="secondary" onClick={() => onGo(current - 1)}>
          <ArrowLeft aria-hidden="true" />
          Back
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={() => setWhole(!isWhole)}
        className="max-sm:order-last max-sm:w-full"
      >
        <List aria-hidden="true" />
        {isWhole ? 'One step at a time' : 'Show all steps'}
      </Button>
      {isHeld && (
        <p className="ml-auto inline-flex min-h-11 items-center gap-2 text-ink-soft">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Lock in your guess to see what comes next.
        </p>
      )}
      {!isHeld && !isWhole && current < last && (
        // While a guess waits for its reply, that is the thing to do next.
        <Button
          variant={hasClosedReply(walk, current) ? 'secondary' : 'primary'}
          onClick={() => onGo(current + 1)}
          className="ml-auto"
        >
          Continue
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
