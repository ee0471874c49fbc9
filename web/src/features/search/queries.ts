import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { search } from '../../product/api/endpoints.ts';
import { freshFor } from '../../product/api/fresh-for.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

/** Milliseconds after which a lesson may have been completed, and another one unlocked. */
const searchFreshness = 30_000;

/** While results load, the previous ones stay. A search that is no longer needed is canceled. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.search(q),
    queryFn: ({ signal }) => call(search.find, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    ...freshFor(searchFreshness),
  });
