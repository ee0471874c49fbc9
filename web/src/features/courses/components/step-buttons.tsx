import { ArrowLeft, ArrowRight, Lock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

export interface StepButtonsProps {
  readonly current: number;
  readonly last: number;
  /** The last part that can be opened before the next guess. */
  readonly reachable: number;
  readonly onGo: (part: number) => void;
}

export function StepButtons({ current, last, reachable, onGo }: StepButtonsProps) {
  const isHeld = current === reachable && reachable < last;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {current > 0 && (
        <Button variant="secondary" onClick={() => onGo(current - 1)}>
          <ArrowLeft aria-hidden="true" />
          Back
        </Button>
      )}
      {isHeld && (
        <p className="inline-flex min-h-11 items-center gap-2 text-ink-soft">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Lock in your guess to see what comes next.
        </p>
      )}
      {!isHeld && current < last && (
        <Button onClick={() => onGo(current + 1)} className="ml-auto">
          Continue
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
