/** The sign-in methods that this site offers, and those that the learner's own account has. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { google } from '../../../product/api/endpoints.ts';
import { freshFor } from '../../../product/api/fresh-for.ts';

export const offeredMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call(google.offered, { signal }),
  ...freshFor(Infinity),
});

export const ownMethodsQuery = queryOptions({
  queryKey: ['own-sign-in-methods'],
  queryFn: ({ signal }) => call(google.mine, { signal }),
});
