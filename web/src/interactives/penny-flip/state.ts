/** Meyer's coin game: heads is 0; the learner moves, the computer flips or leaves, the learner moves. */
import { empty, type Cell } from '@qubloom/curriculum';
import type { Random } from '@qubloom/quantum';
import { probabilityOfHeads } from '../../diagrams/coin-game/coin-moves.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';

export interface PennyRound {
  readonly computer: Cell;
  readonly shows: 0 | 1;
}

export interface PennyGame {
  readonly first: Cell;
  readonly last: Cell;
  readonly rounds: number;
  readonly wins: number;
  readonly lastRound: PennyRound | null;
}

export const newPennyGame: PennyGame = {
  first: empty,
  last: empty,
  rounds: 0,
  wins: 0,
  lastRound: null,
};

/** Changes a move. This makes another plan, so the counts restart. */
export function withMove(game: PennyGame, which: 'first' | 'last', move: Cell): PennyGame {
  return { ...newPennyGame, first: game.first, last: game.last, [which]: move };
}

/** The computer tosses a coin of its own to decide. A noisy machine misreads the coin with probability `error`. */
export function withRoundsPlayed(
  game: PennyGame,
  count: number,
  random: Random,
  error = 0,
): PennyGame {
  let { wins, lastRound } = game;
  for (let round = 0; round < count; round++) {
    const computer = random.next() < 0.5 ? 'X' : empty;
    const heads = probabilityOfHeads(game, computer);
    const isHeads = drawOnes(heads + error * (1 - 2 * heads), 1, random) === 1;
    lastRound = { computer, shows: isHeads ? 0 : 1 };
    if (isHeads) wins++;
  }
  return { ...game, rounds: game.rounds + count, wins, lastRound };
}
