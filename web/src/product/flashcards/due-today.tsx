import { ArrowRight, Layers } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Card } from '../../ui/display/card.tsx';
import { useDueCounts } from './due-query.ts';

/** The number of cards that are due today, with a link to them. Renders nothing if none is due. */
export function DueToday() {
  const { now: count } = useDueCounts();
  if (count === 0) return null;
  return (
    <Card as="section" aria-labelledby="due-today" className="flex flex-wrap items-center gap-4">
      <Layers aria-hidden="true" className="size-8 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,11rem)] flex-1">
        <h2 id="due-today" className="text-xl">
          Due Today
        </h2>
        <p className="text-ink-soft">
          {count === 1 ? 'One card wants' : `${count} cards want`} to know if you still remember.
        </p>
      </div>
      <ButtonLink to="/flashcards/today" variant="secondary">
        Start Review
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </Card>
  );
}
