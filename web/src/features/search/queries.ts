import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { search } from '../../lib/api/endpoints.ts';
import { freshFor } from '../../lib/api/fresh-for.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

/** Milliseconds after which a lesson may have been completed, and stand open. */
const searchFreshness = 30_000;

/** While it is on its way, what was found before stays; a search that nobody waits for is given up. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: queryKeys.search(q),
    queryFn: ({ signal }) => call(search.find, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    ...freshFor(searchFreshness),
  });
