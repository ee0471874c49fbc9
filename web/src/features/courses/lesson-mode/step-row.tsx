import { ArrowLeft, ArrowRight, List, Lock } from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { hasThingToDo } from '../lesson/lesson-parts-state.ts';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';

export interface StepRowProps {
  readonly walk: LessonWalk;
  readonly onGo: (screen: number) => void;
  /** What there is to do at the end of the lesson. */
  readonly actions: ReactNode;
}

/** In one row on a phone, where what is done and cannot be pressed has no room. */
const actionsClass =
  'max-sm:[&_:disabled]:hidden max-sm:[&_a]:px-3 max-sm:[&_button]:px-3 max-sm:[&_svg]:hidden sideways:[&_:disabled]:hidden sideways:[&_a]:px-3 sideways:[&_button]:px-3 sideways:[&_svg]:hidden';

/** The way from step to step, at the lower edge where a thumb is. */
export function StepRow({ walk, onGo, actions }: StepRowProps) {
  const { screens, current, isWhole, setWhole } = walk;
  return (
    <div className="sticky bottom-0 z-20 mt-auto border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] sideways:row-start-2 print:hidden">
      <div className="page-width flex min-h-16 items-center gap-2 py-2 sm:gap-3 low:min-h-12 low:py-1 sideways:px-1.5">
        {isWhole && (
          <Button variant="quiet" className="max-sm:px-3" onClick={() => setWhole(false)}>
            <List aria-hidden="true" />
            One step at a time
          </Button>
        )}
        {!isWhole && current > 0 && (
          <Button
            variant="secondary"
            className="shrink-0 max-sm:w-11 max-sm:px-0 sideways:w-11 sideways:px-0"
            onClick={() => onGo(current - 1)}
          >
            <ArrowLeft aria-hidden="true" />
            <span className="max-sm:sr-only sideways:sr-only">Back</span>
          </Button>
        )}
        {!isWhole && screens.length > 1 && (
          <p
            className={clsx(
              'text-sm whitespace-nowrap text-ink-soft tabular-nums sideways:sr-only',
              current === screens.length - 1 && 'max-sm:sr-only',
            )}
          >
            <span className="sr-only">Step </span>
            {current + 1} <span aria-hidden="true">/</span>
            <span className="sr-only">of</span> {screens.length}
          </p>
        )}
        <div className="ml-auto flex min-w-0 flex-wrap justify-end gap-2 sm:gap-3">
          <WayOn walk={walk} onGo={onGo} actions={actions} />
        </div>
      </div>
    </div>
  );
}

function WayOn({ walk, onGo, actions }: StepRowProps) {
  const { screens, current, reachable, isWhole } = walk;
  const last = screens.length - 1;
  if (reachable < last && (isWhole || current === reachable)) {
    return (
      <p className="inline-flex min-h-11 items-center gap-2 leading-tight text-ink-soft max-sm:text-sm sideways:max-w-44 sideways:text-sm">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        Lock in your guess to see what comes next.
      </p>
    );
  }
  if (isWhole || current >= last) return <div className={actionsClass}>{actions}</div>;
  return (
    // While something on the screen is to be done, that is the button to see first.
    <Button
      variant={hasThingToDo(walk, current) ? 'secondary' : 'primary'}
      className="px-7"
      onClick={() => onGo(current + 1)}
    >
      Continue
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}
