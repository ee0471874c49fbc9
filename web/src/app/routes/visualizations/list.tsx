import { getRouteApi } from '@tanstack/react-router';
import { VisualizationList } from '../../../features/visualizations/list/visualization-list.tsx';

const route = getRouteApi('/visualizations');

export function VisualizationsRoute() {
  const { concept } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <VisualizationList
      concept={concept}
      onConcept={(next) =>
        void navigate({
          search: next ? { concept: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
