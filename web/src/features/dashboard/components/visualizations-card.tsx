import { ArrowRight, SlidersHorizontal } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Card } from '../../../ui/display/card.tsx';

/** Links to the visualizations. */
export function VisualizationsCard() {
  return (
    <Card as="section" aria-labelledby="watch-it" className="flex flex-wrap items-center gap-4">
      <SlidersHorizontal aria-hidden="true" className="size-8 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,11rem)] flex-1">
        <h2 id="watch-it" className="text-xl">
          Watch It Move
        </h2>
        <p className="text-ink-soft">Pull a slider and see what a qubit does about it.</p>
      </div>
      <ButtonLink to="/visualizations" variant="secondary">
        Visualizations
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </Card>
  );
}
