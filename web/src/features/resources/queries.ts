/** The glossary, and what can be printed. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { resources } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

export const glossaryQuery = queryOptions({
  queryKey: queryKeys.glossary,
  queryFn: ({ signal }) => call(resources.glossary, { signal }),
});

export const printablesQuery = queryOptions({
  queryKey: queryKeys.printables,
  queryFn: ({ signal }) => call(resources.printables, { signal }),
});
