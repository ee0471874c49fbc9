/** Connects visualizations with what draws them. */
import { getRouteApi } from '@tanstack/react-router';
import { VisualizationPage } from '../../../features/visualizations/visualization-page.tsx';
import { drawInteractive } from '../../../interactives/catalog/catalog.ts';
import { useSearchParam } from '../../../lib/navigation/use-search-param.ts';

const route = getRouteApi('/visualizations/$id');

export function VisualizationRoute() {
  const { id } = route.useParams();
  const [tab, setTab] = useSearchParam(route.useSearch(), 'tab', 'visualization');
  return (
    <VisualizationPage
      key={id}
      id={id}
      tab={tab}
      onTab={setTab}
      renderInteractive={drawInteractive}
    />
  );
}
