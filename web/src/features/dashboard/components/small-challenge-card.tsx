import { clsx } from 'clsx';
import { ChevronDown, CircleCheck, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../../ui/display/badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { puzzleToCome, smallChallenge } from '../daily-challenges.ts';

/** Takes over the focus, because the pressed button is gone. A stable function is called only once. */
const takeFocus = (words: HTMLElement | null): void => words?.focus();

/** Shown on the small screen's dashboard, and folded until it is tapped. */
export function SmallChallengeCard() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const bodyId = useId();
  return (
    <section
      aria-label="Daily Challenge"
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-2 text-left"
        >
          <Sparkles aria-hidden="true" className="size-5 shrink-0 text-points-ink" />
          <span className="min-w-[min(100%,7rem)] flex-1">Daily Challenge</span>
          <Badge tone="points" className="font-sans">
            {smallChallenge.reward}
          </Badge>
          <ChevronDown
            aria-hidden="true"
            className={clsx(
              'size-5 shrink-0 text-ink-soft transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <p className="px-4 pb-3 text-sm text-ink-soft">{puzzleToCome}</p>
      <div id={bodyId} hidden={!isOpen} className="px-4 pb-4">
        <p className="font-medium">{smallChallenge.topic}</p>
        <p className="mt-1 text-ink-soft">{smallChallenge.question}</p>
        <div className="mt-4" aria-live="polite">
          {isDone ? (
            <p
              ref={takeFocus}
              tabIndex={-1}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-good-ink"
            >
              <CircleCheck aria-hidden="true" className="size-5" />
              Completed
            </p>
          ) : (
            <Button className="w-full" onClick={() => setDone(true)}>
              Start Challenge
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
