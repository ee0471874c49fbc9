/** Queries for the glossary, the printable sheets, and the learner's certificates. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { resources } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';

export const glossaryQuery = queryOptions({
  queryKey: queryKeys.glossary,
  queryFn: ({ signal }) => call(resources.glossary, { signal }),
});

export const certificatesQuery = queryOptions({
  queryKey: queryKeys.certificates,
  queryFn: ({ signal }) => call(resources.certificates, { signal }),
});

export const printablesQuery = queryOptions({
  queryKey: queryKeys.printables,
  queryFn: ({ signal }) => call(resources.printables, { signal }),
});
