import { getRouteApi } from '@tanstack/react-router';
import { SearchPage } from '../../../features/search/search-page.tsx';
import { useSearchParam } from '../../../lib/navigation/use-search-param.ts';

const route = getRouteApi('/search');

export function SearchRoute() {
  const [q, setQuery] = useSearchParam(route.useSearch(), 'q', '');
  return <SearchPage q={q} onSearch={setQuery} />;
}
