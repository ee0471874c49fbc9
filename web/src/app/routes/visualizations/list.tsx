import { getRouteApi } from '@tanstack/react-router';
import { VisualizationList } from '../../../features/visualizations/list/visualization-list.tsx';
import { useSearchParam } from '../../../lib/navigation/use-search-param.ts';

const route = getRouteApi('/visualizations');

export function VisualizationsRoute() {
  const [concept, setConcept] = useSearchParam(route.useSearch(), 'concept', undefined);
  return <VisualizationList concept={concept} onConcept={setConcept} />;
}
