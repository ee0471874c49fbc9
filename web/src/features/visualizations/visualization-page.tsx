/** One visualization, to play with and to read about. */
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OpenVisualization, type VisualizationTab } from './play/open-visualization.tsx';
import { VisualizationSkeleton } from './play/visualization-skeleton.tsx';
import { visualizationQuery } from './queries.ts';
import { useCompleted } from './use-completed.ts';
import type { VisualizationSlots } from './visualization-slots.ts';

export interface VisualizationPageProps extends VisualizationSlots {
  readonly id: string;
  readonly tab: VisualizationTab;
  readonly onTab: (tab: VisualizationTab) => void;
}

export function VisualizationPage({ id, ...props }: VisualizationPageProps) {
  const rowId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const { data, isError, error, refetch } = useQuery({
    ...visualizationQuery(rowId),
    enabled: rowId > 0,
  });
  const { isLoading } = useCompleted();
  const { user } = useAuth();
  useScreenTitle(data?.title, '/visualizations');
  if (isError) {
    return (
      <Notice level={1} title="Error!" tone="error">
        <p>Unable to load this visualization. Please try again later.</p>
        <AwayAdvice error={error} what="This visualization" />
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (rowId === 0 || data === null) return <MissingVisualization />;
  if (!data || isLoading) return <VisualizationSkeleton />;
  return <OpenVisualization key={user?.id ?? 'visitor'} visualization={data} {...props} />;
}

function MissingVisualization() {
  return (
    <Notice level={1} title="Visualization Not Found" mood="curious">
      <p>It isn’t here anymore, or the address has a typo.</p>
      <ButtonLink to="/visualizations">All Visualizations</ButtonLink>
    </Notice>
  );
}
