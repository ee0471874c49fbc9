/** What a parent has said, for the child whom it is about. */
import type { OwnConsent } from '@qubloom/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { consent } from '../../../lib/api/endpoints.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';

/** Milliseconds between two looks: while our mail is leaving, and while a parent may be answering somewhere. */
const lookAgain = { leaving: 5_000, waiting: 30_000 };

export const ownConsentQuery = queryOptions({
  queryKey: queryKeys.ownConsent,
  queryFn: async ({ signal }) => (await call(consent.mine, { signal })).consent,
  // The parent answers while this page is open, or away.
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }) => {
    if (data?.state !== 'pending') return false;
    return data.askedAt === null ? lookAgain.leaving : lookAgain.waiting;
  },
});

/** `expired`: nobody has answered, and the account goes within the hour. */
export type OwnConsentState = OwnConsent['state'] | 'expired';

export function stateOf({ state, erasedAt }: OwnConsent, now: Date): OwnConsentState {
  return erasedAt !== null && new Date(erasedAt) <= now ? 'expired' : state;
}

/** Milliseconds for which a parent's decision is news on the dashboard; the profile shows it always. */
const newsFor = 7 * 24 * 3_600_000;

export function isNews({ state, decidedAt }: OwnConsent, now: Date): boolean {
  if (state === 'pending' || decidedAt === null) return true;
  return now.getTime() - new Date(decidedAt).getTime() < newsFor;
}
