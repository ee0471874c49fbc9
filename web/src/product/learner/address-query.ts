/** The address for emails about the reader's account, and whether it is confirmed. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';
import { recovery } from '../api/endpoints.ts';

export const addressQuery = queryOptions({
  queryKey: ['address'],
  queryFn: ({ signal }) => call(recovery.address, { signal }),
  // The links that confirm it are opened in other tabs.
  staleTime: 0,
  refetchOnWindowFocus: true,
});
