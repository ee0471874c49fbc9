/**
 * A learner's place in something belongs to the account. This browser and the server both store it, and the later
 * one of two devices wins. A page saves its place when the learner moves, but not when it only opens or wakes up.
 */
import type { Place, PlaceKind } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/api.ts';
import { places } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';
import { learnerStorage } from '../storage/learner-storage.ts';
import { useSendNewest } from '../outgoing/use-outgoing.ts';

/**
 * A longer place, such as a very long program, stays in this browser. This is the server's limit; importing it
 * would load its schema.
 */
const longestPlace = 20_000;

interface PlaceOf {
  readonly kind: PlaceKind;
  readonly subject: number;
}

type TakePlace = (learner: number, state: string) => void;

export interface FoundPlace {
  /** The server has not yet said where the learner is. */
  readonly isAsking: boolean;
  /** Changes when the account has a different place. */
  readonly version: string;
}

/**
 * Asks the server for the learner's place. A place later than this browser's is passed to `take`, which saves it
 * here. If the server cannot be reached, this browser's place is used.
 */
export function useFoundPlace(
  learner: number | undefined,
  of: PlaceOf,
  take: TakePlace,
): FoundPlace {
  const { data, isFetched, fetchStatus } = useQuery({
    queryKey: [...queryKeys.place(of.kind, of.subject), learner],
    queryFn: async ({ signal, client, queryKey }): Promise<Place | null> => {
      const taken = await askForPlace(learner, of, take, signal);
      return taken ?? client.getQueryData<Place | null>(queryKey) ?? null;
    },
    enabled: learner !== undefined,
    // Every page asks again, because another device may have moved on. While a page is open, its own place
    // counts.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  // True only the first time, because a site that is back must not interrupt the learner.
  const isAsking = learner !== undefined && !isFetched && fetchStatus === 'fetching';
  return { isAsking, version: data?.at ?? '' };
}

/** Works like `useFoundPlace`, but no page waits for it. Returns the place if it was later than this browser's. */
export async function askForPlace(
  learner: number | undefined,
  of: PlaceOf,
  take: TakePlace,
  signal: AbortSignal,
): Promise<Place | null> {
  const { kind, subject } = of;
  const { place: found } = await call(places.find, { params: { kind, subject }, signal });
  const moment = Date.parse(found?.at ?? '');
  if (!found || learner === undefined || moment <= momentOf(learner, of)) return null;
  noteMoment(learner, of, moment);
  take(learner, found.state);
  return found;
}

/** Saves the place to which the learner, or a visitor, has moved. */
export function useSavePlace(
  learner: number | undefined,
  kind: PlaceKind,
  subject: number,
): (state: string) => void {
  const send = useSendNewest(places.save);
  return useCallback(
    (state) => {
      if (state.length > longestPlace) return;
      // Later than the known place, even if this device's clock is behind another device's.
      const moment = Math.max(Date.now(), momentOf(learner, { kind, subject }) + 1);
      noteMoment(learner, { kind, subject }, moment);
      const at = new Date(moment).toISOString();
      send({ params: { kind, subject }, body: { state, at } });
    },
    [learner, kind, subject, send],
  );
}

const nameOf = ({ kind, subject }: PlaceOf) => `${kind}-${subject}`;

function momentOf(learner: number | undefined, of: PlaceOf): number {
  const moment = Number(learnerStorage(learner).find('place', nameOf(of))?.text ?? 0);
  return Number.isFinite(moment) ? moment : 0;
}

function noteMoment(learner: number | undefined, of: PlaceOf, moment: number): void {
  learnerStorage(learner).save('place', nameOf(of), String(moment));
}
