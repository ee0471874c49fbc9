/** Games that learners play against Qubi again and again, at three levels. A frame loads this file, so it has no zod. */

/** The interactives that are such games; each has the property `level`. */
export const rematchGames = ['coin-duel', 'chsh-game', 'bb84', 'hidden-gate', 'grover'] as const;
export type RematchGame = (typeof rematchGames)[number];

export const rematchLevels = [1, 2, 3] as const;
export type RematchLevel = (typeof rematchLevels)[number];

/** Wins in a row beyond this number are not counted. */
export const longestRun = 999;

/** A learner's longest runs at one level of a game. Only days on which something was won have a record. */
export interface RunRecord {
  /** The latest day, `YYYY-MM-DD`. */
  readonly day: string;
  /** The longest run of that day. */
  readonly dayBest: number;
  /** The longest run of all earlier days; null if that was the first one. */
  readonly beforeBest: number | null;
}

/**
 * Merges the records of two devices. The order doesn't matter, and a record that is merged again changes nothing.
 */
export function mergedRecord(one: RunRecord, other: RunRecord): RunRecord {
  const [early, late] = one.day <= other.day ? [one, other] : [other, one];
  const isSameDay = early.day === late.day;
  const before = [late.beforeBest, early.beforeBest, isSameDay ? null : early.dayBest].filter(
    (run) => run !== null,
  );
  return {
    day: late.day,
    dayBest: isSameDay ? Math.max(early.dayBest, late.dayBest) : late.dayBest,
    beforeBest: before.length === 0 ? null : Math.max(...before),
  };
}

/** Returns the longest run of all days. */
export function bestRun({ dayBest, beforeBest }: RunRecord): number {
  return Math.max(dayBest, beforeBest ?? 0);
}
