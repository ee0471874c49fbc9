/** The parent's answer, for the child. */
import type { OwnConsent } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../product/api/api.ts';
import { consent } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';

/** Milliseconds between two checks: while our email is being sent, and while a parent may be answering. */
const lookAgain = { leaving: 5_000, waiting: 30_000 };

export const ownConsentQuery = queryOptions({
  queryKey: queryKeys.ownConsent,
  queryFn: async ({ signal }) => (await call(consent.mine, { signal })).consent,
  // The parent may answer while this page is open, or not shown.
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }) => {
    if (data?.state !== 'pending') return false;
    return data.askedAt === null ? lookAgain.leaving : lookAgain.waiting;
  },
});

/** `expired`: nobody has answered, and the account will be erased within the hour. */
export type OwnConsentState = OwnConsent['state'] | 'expired';

export function stateOf({ state, erasedAt }: OwnConsent, now: Date): OwnConsentState {
  return erasedAt !== null && new Date(erasedAt) <= now ? 'expired' : state;
}

/** Milliseconds for which the dashboard shows a parent's decision. The profile always shows it. */
const newsFor = 7 * 24 * 3_600_000;

export function isRecent({ state, decidedAt }: OwnConsent, now: Date): boolean {
  if (state === 'pending' || decidedAt === null) return true;
  return now.getTime() - new Date(decidedAt).getTime() < newsFor;
}
