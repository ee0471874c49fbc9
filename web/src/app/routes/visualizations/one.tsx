/** Connects visualizations with what draws them. */
import { getRouteApi } from '@tanstack/react-router';
import { VisualizationPage } from '../../../features/visualizations/visualization-page.tsx';
import { drawWidget } from '../../../interactives/catalog/catalog.ts';

const route = getRouteApi('/visualizations/$id');

export function VisualizationRoute() {
  const { id } = route.useParams();
  const { tab = 'visualization' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <VisualizationPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) =>
        void navigate({
          search: next === 'explanation' ? { tab: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
      renderInteractive={drawWidget}
    />
  );
}
