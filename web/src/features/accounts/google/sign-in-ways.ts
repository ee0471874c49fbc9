/** The ways to sign in: to this site, and to the learner's own account. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { google } from '../../../product/api/endpoints.ts';
import { freshFor } from '../../../product/api/fresh-for.ts';

export const offeredWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(google.offered, { signal }),
  ...freshFor(Infinity),
});

export const ownWaysQuery = queryOptions({
  queryKey: ['own-sign-in-ways'],
  queryFn: ({ signal }) => call(google.mine, { signal }),
});
