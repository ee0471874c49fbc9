/** One coin game with flips: Qubi moves first and last, and the visitor in the middle. */

export interface CoinToyState {
  readonly games: number;
  readonly wins: number;
  /** 0 is heads, with which the coin starts. */
  readonly shows: 0 | 1;
}

export const newCoinToy: CoinToyState = { games: 0, wins: 0, shows: 0 };

/** `random` returns numbers from 0 up to, but not including, 1. */
export function withGame(
  { games, wins }: CoinToyState,
  doesFlip: boolean,
  random: () => number,
): CoinToyState {
  const flips = [random() < 0.5, doesFlip, random() < 0.5].filter(Boolean).length;
  const shows = flips % 2 === 0 ? 0 : 1;
  return { games: games + 1, wins: wins + shows, shows };
}
