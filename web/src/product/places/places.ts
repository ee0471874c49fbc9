/**
 * Where a learner is belongs to the account: this browser keeps it, the server as well, and of two devices the later one
 * counts. A page writes its place when the learner moves, never when it only opens or wakes up.
 */
import type { Place, PlaceKind } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/api/api.ts';
import { places } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';
import { useSendNewest } from '../outgoing/outgoing.ts';

/** A longer place, as of a very long program, stays in this browser. The server's limit, whose schema stays away. */
const longestPlace = 20_000;

interface PlaceOf {
  readonly kind: PlaceKind;
  readonly subject: number;
}

type TakePlace = (learner: number, state: string) => void;

export interface FoundPlace {
  /** The account has not said yet where the learner is. */
  readonly isAsking: boolean;
  /** Another one when the account knows of another place. */
  readonly version: string;
}

/**
 * Asks the account where the learner is. A later place than this browser's is handed to `take`, which saves it here.
 * Where the server cannot be reached, this browser's place holds.
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
    // Each page asks again: another device may have gone on. While it is open, the place is its own.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  // Only the first time: a site that is back must not take the learner out of what they do.
  const isAsking = learner !== undefined && !isFetched && fetchStatus === 'fetching';
  return { isAsking, version: data?.at ?? '' };
}

/** As above, for a moment at which no page waits for it. Gives the place that was taken, if it was a later one. */
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

/** Saves where the learner, or a visitor, has moved. */
export function useSavePlace(
  learner: number | undefined,
  kind: PlaceKind,
  subject: number,
): (state: string) => void {
  const send = useSendNewest(places.save);
  return useCallback(
    (state) => {
      if (state.length > longestPlace) return;
      // After what was known, also where this device's clock is behind another's.
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
