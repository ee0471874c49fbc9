import { queryOptions } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { lti } from '../../product/api/endpoints.ts';

/** A launch from a school's platform. Signing in changes nothing about it. */
export const arrivalQuery = (launch: string) =>
  queryOptions({
    queryKey: ['arrival', launch],
    queryFn: ({ signal }) => call(lti.arrival, { body: { launch }, signal }),
    retry: false,
    staleTime: 60_000,
  });
