/** One coin game with flips: Qubi moves first and last, and the visitor in the middle. */

export interface CoinToyState {
  readonly games: number;
  readonly wins: number;
  /** 0 is heads, with which the coin starts. */
  readonly shows: 0 | 1;
  /** The visitor's move in the game that is played, or was played last. */
  readonly doesFlip: boolean;
}

export const newCoinToy: CoinToyState = { games: 0, wins: 0, shows: 0, doesFlip: false };

/** @param qubis whether Qubi flips the coin in the first and in the last move */
export function withGame(
  { games, wins, doesFlip }: CoinToyState,
  qubis: readonly [first: boolean, last: boolean],
): CoinToyState {
  const flips = [...qubis, doesFlip].filter(Boolean).length;
  const shows = flips % 2 === 0 ? 0 : 1;
  return { games: games + 1, wins: wins + shows, shows, doesFlip };
}
