import { clsx } from 'clsx';
import { ArrowRight, List, Lock, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavigationRow } from '../../../product/steps/navigation-row.tsx';
import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';
import { withGuessSkipped } from '../lesson/lesson-memory-state.ts';
import { hasThingToDo, openGuessesOf } from '../lesson/lesson-parts-state.ts';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';

export interface LessonNavigationProps {
  readonly walk: LessonWalk;
  readonly onGo: (screen: number) => void;
  /** Opens the step that waits behind a good place to stop. */
  readonly onResume: (() => void) | undefined;
  /** The buttons at the end of the lesson. */
  readonly actions: ReactNode;
}

/** One row on a phone, without the disabled buttons, which do not fit. */
const actionsClass = clsx(
  'max-sm:[&_:disabled]:hidden max-sm:[&_a]:px-2 max-sm:[&_button]:px-2 max-sm:[&_svg]:hidden',
  'one-bar:[&_:disabled]:hidden one-bar:[&_a]:px-3 one-bar:[&_button]:px-3 one-bar:[&_svg]:hidden',
);

/** The buttons that lead from step to step of a lesson. */
export function LessonNavigation({ walk, onGo, onResume, actions }: LessonNavigationProps) {
  const { screens, current, isWhole, setWhole } = walk;
  const count = screens.length;
  return (
    <NavigationRow
      onBack={!isWhole && current > 0 ? () => onGo(current - 1) : undefined}
      place={!isWhole && count > 1 ? { number: current + 1, count } : undefined}
      isFull={current === count - 1}
      start={
        isWhole && (
          <Button variant="quiet" className="max-sm:px-3" onClick={() => setWhole(false)}>
            <List aria-hidden="true" />
            One step at a time
          </Button>
        )
      }
    >
      <NextAction walk={walk} onGo={onGo} onResume={onResume} actions={actions} />
    </NavigationRow>
  );
}

function NextAction({ walk, onGo, onResume, actions }: LessonNavigationProps) {
  const { screens, current, reachable, isAhead, isWhole, memory, update } = walk;
  const last = screens.length - 1;
  if (onResume) return <ContinueButton onClick={onResume} />;
  // The note above the step leads to the guess.
  if (isAhead && !isWhole) return null;
  if (reachable < last && (isWhole || current === reachable)) {
    const skip = () => {
      const screen = screens[reachable];
      const guesses = screen ? openGuessesOf(screen, memory) : [];
      update((now) => guesses.reduce(withGuessSkipped, now));
      onGo(reachable + 1);
    };
    return (
      <>
        <p className="inline-flex min-h-11 items-center gap-2 leading-tight text-ink-soft max-sm:sr-only one-bar:sr-only">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          Lock in your guess to see what comes next.
        </p>
        <Button variant="quiet" className="max-sm:px-3" onClick={skip}>
          <SkipForward aria-hidden="true" />
          Skip This Guess
        </Button>
      </>
    );
  }
  if (isWhole || current >= last) return <div className={actionsClass}>{actions}</div>;
  return (
    // If the screen has something to do, that is the main thing, so this button is secondary.
    <ContinueButton
      variant={hasThingToDo(walk, current) ? 'secondary' : 'primary'}
      onClick={() => onGo(current + 1)}
    />
  );
}

function ContinueButton(props: Pick<ButtonProps, 'variant' | 'onClick'>) {
  return (
    <Button {...props} className="px-7">
      Continue
      <ArrowRight aria-hidden="true" />
    </Button>
  );
}
