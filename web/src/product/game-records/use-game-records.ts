/**
 * The learner's longest runs in the games against Qubi. They belong to the account: this browser and the server both
 * keep them, and the better run of two devices wins. A visitor's stay in this browser.
 */
import {
  mergedRecord,
  rematchGames,
  rematchLevels,
  type GameRecord,
  type RematchGame,
  type RematchLevel,
  type RunRecord,
} from '@qubloom/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeZone } from '../../lib/browser/time-zone.ts';
import { isRecord } from '../../lib/storage/is-record.ts';
import { call } from '../api/api.ts';
import { gameRecords } from '../api/endpoints.ts';
import { queryKeys } from '../api/query-keys.ts';
import { dayIn } from '../daily/days.ts';
import { useAuth } from '../learner/auth.tsx';
import { useSendNewest } from '../outgoing/use-outgoing.ts';
import { learnerStorage } from '../storage/learner-storage.ts';

const gameRecordsQuery = queryOptions({
  queryKey: queryKeys.gameRecords,
  queryFn: ({ signal }) => call(gameRecords.list, { signal }),
});

export interface GameRecords {
  /** The server has not answered yet. */
  readonly isLoading: boolean;
  readonly today: string;
  readonly find: (game: RematchGame, level: RematchLevel) => RunRecord | undefined;
  readonly note: (game: RematchGame, level: RematchLevel, run: number) => void;
}

export function useGameRecords(): GameRecords {
  const { user } = useAuth();
  const learner = user?.id;
  const { data, isPending, isError } = useQuery({
    ...gameRecordsQuery,
    enabled: learner !== undefined,
  });
  const send = useSendNewest(gameRecords.save);
  const today = dayIn(user?.timeZone ?? timeZone());
  // Storage tells nobody that it has changed.
  const [, setNoted] = useState(0);
  const find = (game: RematchGame, level: RematchLevel): RunRecord | undefined => {
    const kept = parseRun(learnerStorage(learner).find('runs', `${game}-${level}`)?.text);
    const known = data?.find((one) => one.game === game && one.level === level);
    return kept && known ? mergedRecord(kept, runOf(known)) : (kept ?? (known && runOf(known)));
  };
  const note = (game: RematchGame, level: RematchLevel, run: number) => {
    const before = find(game, level);
    const now = { day: today, dayBest: run, beforeBest: null };
    const merged = before ? mergedRecord(before, now) : now;
    if (before && formatRun(merged) === formatRun(before)) return;
    learnerStorage(learner).save('runs', `${game}-${level}`, formatRun(merged));
    if (learner !== undefined) send({ params: { game, level }, body: merged });
    setNoted((count) => count + 1);
  };
  return { isLoading: learner !== undefined && isPending && !isError, today, find, note };
}

export interface KeptRun extends RunRecord {
  readonly game: RematchGame;
  readonly level: RematchLevel;
}

/** Returns all records, in the order of the games. */
export function allRuns({ find }: Pick<GameRecords, 'find'>): readonly KeptRun[] {
  return rematchGames.flatMap((game) =>
    rematchLevels.flatMap((level) => {
      const record = find(game, level);
      return record ? [{ game, level, ...record }] : [];
    }),
  );
}

const runOf = ({ day, dayBest, beforeBest }: GameRecord): RunRecord => ({
  day,
  dayBest,
  beforeBest,
});

export const formatRun = ({ day, dayBest, beforeBest }: RunRecord): string =>
  JSON.stringify({ day, dayBest, beforeBest });

/** Another version of the site, or a curious person, may have written something else. */
export function parseRun(text: string | undefined): RunRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return undefined;
    const { day, dayBest, beforeBest } = value;
    const isKnown =
      typeof day === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(day) &&
      typeof dayBest === 'number' &&
      (beforeBest === null || typeof beforeBest === 'number');
    return isKnown ? { day, dayBest, beforeBest } : undefined;
  } catch {
    return undefined;
  }
}
