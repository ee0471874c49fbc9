import { clsx } from 'clsx';
import { ChevronDown, CircleCheck, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { dailyChallenges, resultOf } from '../../../product/daily/daily-challenges.ts';
import { useDaily } from '../../../product/daily/use-daily.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';

/** Shown on the small screen's dashboard, and folded until it is tapped. */
export function SmallChallengeCard() {
  const { today, results } = useDaily();
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const [concept] = dailyChallenges;
  const isDone = resultOf(results, today, 'concept')?.isDone === true;
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
            {concept.reward}
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
      <div id={bodyId} hidden={!isOpen} className="px-4 pb-4">
        <p className="font-medium">Quantum Superposition</p>
        <p className="mt-1 text-ink-soft">
          What comes out of today’s gates? A puzzle of a minute or two.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {isDone ? (
            <p className="inline-flex min-h-11 flex-1 items-center gap-2 font-medium text-good-ink">
              <CircleCheck aria-hidden="true" className="size-5" />
              Completed
            </p>
          ) : (
            <ButtonLink to="/daily/concept" className="flex-1">
              Start Challenge
            </ButtonLink>
          )}
          <ButtonLink to="/daily" variant="secondary">
            All Three
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
