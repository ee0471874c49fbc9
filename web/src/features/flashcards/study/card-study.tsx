import { clsx } from 'clsx';
import type { Flashcard } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, RotateCcw, Shuffle } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { backClass } from '../../../product/steps/frame-class.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import type { CardSlots } from './flip-card.tsx';
import { StudyCard } from './study-card.tsx';
import type { Study } from './use-study.ts';
import { useStudyKeys } from './use-study-keys.ts';

export interface CardStudyProps extends CardSlots {
  readonly title: string;
  readonly study: Omit<Study, 'card'> & { readonly card: Flashcard | undefined };
  /** Replaces the cards at the end. */
  readonly finish: ReactNode;
}

/** As high as the window on small screens, so that a card and its buttons are visible together. */
const frameClass = clsx(
  'page-width flex max-w-3xl! flex-col gap-2 py-2',
  'compact:h-dvh compact:min-h-[24rem] low:min-h-[18rem]! not-compact:min-h-[34rem] not-compact:gap-4',
  'not-compact:py-6',
);

export function CardStudy({ title, study, finish, ...slots }: CardStudyProps) {
  const { card, state, isOver } = study;
  useStudyKeys(study, !isOver);
  const frame = useFocusOnNextCard(card && !isOver ? `${card.id}-${state.at}` : undefined);
  return (
    <div ref={frame} className={frameClass}>
      <header className="flex flex-wrap items-center gap-x-2">
        <Link to="/flashcards" aria-label="Back to Flashcards" className={backClass}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back
        </Link>
        <h1 className="min-w-[min(100%,9rem)] flex-1 text-lg leading-tight not-compact:text-2xl">
          {title}
        </h1>
        {!isOver && (
          <>
            <Place state={state} />
            <Tools study={study} />
          </>
        )}
      </header>
      {isOver || !card ? finish : <StudyCard study={study} card={card} {...slots} />}
    </div>
  );
}

/** When the next card comes, the focused card or end is gone, so the next card's button gets the focus. */
function useFocusOnNextCard(shown: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isNext = before.current !== shown;
    before.current = shown;
    if (!isNext || shown === undefined || document.activeElement !== document.body) return;
    frame.current
      ?.querySelector<HTMLElement>('section:not([inert]) [data-flip]')
      ?.focus({ preventScroll: true });
  }, [shown]);
  return frame;
}

/** Below the title, or in the same row in a low window. */
function Place({ state: { at, queue } }: Pick<Study, 'state'>) {
  return (
    <div className="order-last flex min-h-8 basis-full items-center gap-3 text-sm text-ink-soft tabular-nums low:order-none low:min-h-0 low:basis-56">
      <span aria-live="polite" className="whitespace-nowrap">
        Card {at + 1} of {queue.length}
      </span>
      <Progress
        value={(100 * at) / queue.length}
        label="Progress in these cards"
        className="flex-1"
      />
    </div>
  );
}

function Tools({ study }: { readonly study: Pick<Study, 'shuffle' | 'restart'> }) {
  return (
    <div className="flex shrink-0 gap-1">
      <Button variant="quiet" size="small" className="min-h-11!" onClick={study.shuffle}>
        <Shuffle aria-hidden="true" />
        <span className="max-sm:sr-only">Shuffle</span>
      </Button>
      <Button variant="quiet" size="small" className="min-h-11!" onClick={study.restart}>
        <RotateCcw aria-hidden="true" />
        <span className="max-sm:sr-only">Restart</span>
      </Button>
    </div>
  );
}
