import { getRouteApi } from '@tanstack/react-router';
import { SearchPage } from '../../../features/search/search-page.tsx';

const route = getRouteApi('/search');

export function SearchRoute() {
  const { q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <SearchPage
      q={q}
      onSearch={(next) =>
        void navigate({ search: next === '' ? {} : { q: next }, replace: true, resetScroll: false })
      }
    />
  );
}
