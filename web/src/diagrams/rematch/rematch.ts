/** A game against Qubi that is played again and again: three levels, and a run of wins at each. */
import { longestRun, type RematchGame, type RematchLevel, type RunRecord } from '@qubloom/contract';
import { createContext, use, useState } from 'react';

/** The setting of a game as it is written in an address. */
export type GameSetting = Readonly<Record<string, string>>;

/** Where a game's records are kept, and how it is passed on. */
export interface RecordBook {
  /** The learner's local day. */
  readonly today: string;
  readonly find: (game: RematchGame, level: RematchLevel) => RunRecord | undefined;
  readonly note: (game: RematchGame, level: RematchLevel, run: number) => void;
  /** Copies a link to this game. */
  readonly challenge: (setting: GameSetting) => void;
  /** The page was opened by such a link. */
  readonly isChallenge: boolean;
}

/** Undefined outside pages that keep records. There, a run lasts as long as the page is open. */
export const RecordBookContext = createContext<RecordBook | undefined>(undefined);

export interface Rematch {
  readonly game: RematchGame;
  readonly level: RematchLevel;
  /** Wins in a row since the last loss. */
  readonly run: number;
  /** The last round was lost. */
  readonly isLost: boolean;
  readonly choose: (level: RematchLevel) => void;
  /** Notes how a round has ended. */
  readonly end: (isWon: boolean) => void;
}

/** Returns undefined if the interactive has no level, as in a lesson. */
export function useRematch(
  game: RematchGame,
  first: RematchLevel | undefined,
): Rematch | undefined {
  const book = use(RecordBookContext);
  const [level, setLevel] = useState(first);
  const [run, setRun] = useState(0);
  const [isLost, setLost] = useState(false);
  if (level === undefined) return undefined;
  return {
    game,
    level,
    run,
    isLost,
    choose: (next) => {
      setLevel(next);
      setRun(0);
      setLost(false);
    },
    end: (isWon) => {
      const next = isWon ? Math.min(run + 1, longestRun) : 0;
      setRun(next);
      setLost(!isWon);
      if (isWon) book?.note(game, level, next);
    },
  };
}

/** Says what the learner's own earlier runs were. Nobody else's are known here. */
export function recordText(record: RunRecord | undefined, today: string): string {
  if (!record) return 'No record yet';
  const { day, dayBest, beforeBest } = record;
  if (day !== today) return `Your best: ${Math.max(dayBest, beforeBest ?? 0)}`;
  return beforeBest === null
    ? `Best today: ${dayBest}`
    : `Best today: ${dayBest}, before: ${beforeBest}`;
}
