/** Which puzzle a day has. */
import { kindsOfChallenge, type PuzzleChallenge, type PuzzleKind } from '@qubloom/contract';

/** The first day with puzzles, which archives begin with. */
export const firstPuzzleDay = '2026-01-01';

export interface PuzzlePlace {
  readonly kind: PuzzleKind;
  /** From 0, counted for each kind. */
  readonly index: number;
}

/**
 * The kinds take turns, so each comes back after as many days as its challenge has kinds.
 * @throws {RangeError} if there is no such day, or it is before the first one.
 */
export function placeOfDay(day: string, challenge: PuzzleChallenge): PuzzlePlace {
  const number = dayNumber(day) - dayNumber(firstPuzzleDay);
  if (number < 0) throw new RangeError(`There were no puzzles on ${day}.`);
  const kinds: readonly PuzzleKind[] = kindsOfChallenge[challenge];
  const kind = kinds[number % kinds.length];
  if (kind === undefined) throw new RangeError(`${challenge} has no kinds.`);
  return { kind, index: Math.floor(number / kinds.length) };
}

function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(time);
  // JavaScript reads 2026-02-30 as a day in March.
  if (!isDay || !new Date(time).toISOString().startsWith(day)) {
    throw new RangeError(`${day} is not a day.`);
  }
  return time / 86_400_000;
}
