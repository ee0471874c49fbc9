import type { VisualizationSummary } from '@qubloom/contract';
import { CircleCheck } from 'lucide-react';
import { Badge } from '../../../ui/display/badge.tsx';
import { CardFacts, CardLink, CardPicture, CardText } from '../../../ui/display/card-link.tsx';

export interface VisualizationCardProps {
  readonly visualization: VisualizationSummary;
  readonly isCompleted: boolean;
}

export function VisualizationCard({ visualization, isCompleted }: VisualizationCardProps) {
  const { id, title, description, concept, complexity, iconUrl } = visualization;
  return (
    <CardLink
      to="/visualizations/$id"
      params={{ id: String(id) }}
      heading={title}
      level={2}
      picture={<CardPicture src={iconUrl} />}
    >
      <CardText>{description}</CardText>
      <CardFacts>
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
      </CardFacts>
    </CardLink>
  );
}
