import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offeredMethodsQuery } from '../features/accounts/google/sign-in-methods.ts';
import { searchQuery } from '../features/search/queries.ts';
import { plansQuery, subscriptionQuery } from '../features/subscriptions/queries.ts';
import { createQueryClient } from '../product/api/query-client.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Shows an answer on a page, leaves it for the given time, and comes back. */
async function callsAfterAway({ queryKey, staleTime, gcTime }: Kept, away: number) {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve('answer'));
  const visit = async () => {
    const shown = new QueryObserver(client, {
      queryKey,
      queryFn,
      staleTime,
      gcTime,
    } as QueryObserverOptions);
    const leave = shown.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leave();
  };
  await visit();
  await vi.advanceTimersByTimeAsync(away);
  await visit();
  return queryFn.mock.calls.length;
}

interface Kept {
  readonly queryKey: readonly unknown[];
  readonly staleTime?: unknown;
  readonly gcTime?: unknown;
}

describe.each<[string, Kept, number]>([
  // Shows: 9 plans cache
  ['the plans', plansQuery, 60],
  // Shows: 9 subscription status cache
  ['the subscription', subscriptionQuery, 5],
  ['a search', searchQuery('qubit'), 0.5],
])('%s', (_, query, minutes) => {
  test('is kept for its whole time, even while another page is shown', async () => {
    expect(await callsAfterAway(query, minutes * minute - 1000)).toBe(1);
  });

  test('is requested again after that', async () => {
    expect(await callsAfterAway(query, minutes * minute + 1000)).toBe(2);
  });
});

test('the ways to sign in are requested once', async () => {
  expect(await callsAfterAway(offeredMethodsQuery, 600 * minute)).toBe(1);
});
