import type { VisualizationSummary } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/display/badge.tsx';
import { VisualizationPicture } from './visualization-picture.tsx';

export interface VisualizationCardProps {
  readonly visualization: VisualizationSummary;
  readonly isCompleted: boolean;
}

/** A card for a visualization; all of it is a link. */
export function VisualizationCard({ visualization, isCompleted }: VisualizationCardProps) {
  const { id, title, description, concept, complexity } = visualization;
  const titleId = `visualization-${id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card has-focus-visible:outline-3 has-focus-visible:outline-action hover:border-action"
    >
      <div className="w-20 shrink-0 bg-deep @max-[14rem]:hidden sm:w-28">
        <VisualizationPicture title={title} concept={concept} className="block size-full" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 wrap-anywhere">
        <h2 id={titleId} className="text-lg leading-tight">
          <Link
            to="/visualizations/$id"
            params={{ id: String(id) }}
            className="outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h2>
        <p className="flex-1 text-[0.9375rem] leading-snug text-ink-soft">{description}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{concept}</span>
          <Badge tone={complexity === 'simple' ? 'zero' : 'action'}>
            {complexity === 'simple' ? 'Simple' : 'Detailed'}
          </Badge>
          {isCompleted && (
            <Badge tone="good">
              <CircleCheck aria-hidden="true" />
              Completed
            </Badge>
          )}
        </p>
      </div>
    </article>
  );
}
