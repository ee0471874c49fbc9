/**
 * Quantum tic-tac-toe: a mark is in two squares until a ring of marks closes. Then the other player chooses which
 * of the two branches becomes real. Source: Goff, Am. J. Phys. 74, 962 (2006).
 */
import type { Random } from '@qubloom/quantum';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';

export type Player = 'X' | 'O';

/** A mark that is in one of two squares. */
export interface PairedMark {
  readonly turn: number;
  readonly squares: readonly [number, number];
}

export interface TicTacToe {
  /** Number of the next mark, from 1; odd turns are X's. */
  readonly turn: number;
  readonly paired: readonly PairedMark[];
  /** The turn of the settled mark in each of the nine squares. */
  readonly settled: readonly (number | null)[];
  /** The first square of a mark that is being placed. */
  readonly picked: number | null;
  /** The mark that closed a ring and waits to be settled. */
  readonly closing: PairedMark | null;
}

export const newTicTacToe: TicTacToe = {
  turn: 1,
  paired: [],
  settled: Array.from({ length: 9 }, () => null),
  picked: null,
  closing: null,
};

export function playerOf(turn: number): Player {
  return turn % 2 === 1 ? 'X' : 'O';
}

/** A press on a square: the first half of a mark, the second half, or the last square for good. */
export function withSquare(game: TicTacToe, square: number): TicTacToe {
  const { turn, picked, settled, closing } = game;
  if (closing || isOver(game) || settled[square] !== null) return game;
  if (settled.filter((one) => one === null).length === 1) {
    return { ...game, turn: turn + 1, settled: settled.with(square, turn) };
  }
  if (picked === null) return { ...game, picked: square };
  if (picked === square) return { ...game, picked: null };
  const mark: PairedMark = { turn, squares: [picked, square] };
  const isRing = connected(game.paired, picked, square);
  return {
    ...game,
    turn: turn + 1,
    picked: null,
    paired: [...game.paired, mark],
    closing: isRing ? mark : null,
  };
}

/** Settles the closing mark in `square`, and every mark that is connected with it. */
export function withRingSettled(game: TicTacToe, square: number): TicTacToe {
  const { closing } = game;
  if (!closing?.squares.includes(square)) return game;
  let paired = game.paired.filter((mark) => mark !== closing);
  let settled = game.settled.with(square, closing.turn);
  for (;;) {
    const pushed = paired.find(({ squares }) => squares.some((one) => settled[one] !== null));
    if (!pushed) break;
    const free = pushed.squares.find((one) => settled[one] === null);
    if (free !== undefined) settled = settled.with(free, pushed.turn);
    paired = paired.filter((mark) => mark !== pushed);
  }
  return { ...game, paired, settled, closing: null };
}

/**
 * Returns the number of marks in the ring that was just closed: the shortest path between the squares of the last
 * mark, plus that mark.
 */
export function ringSize({ paired, closing }: TicTacToe): number {
  if (!closing) return 0;
  const [from, to] = closing.squares;
  const others = paired.filter((mark) => mark !== closing);
  const reached = new Set([from]);
  for (let size = 1; ; size++) {
    if (reached.has(to)) return size;
    const next = others.filter(({ squares }) => squares.some((one) => reached.has(one)));
    for (const one of next.flatMap(({ squares }) => squares)) reached.add(one);
  }
}

/** Returns the square that a measurement of an even mix of the two branches gives. */
export function squareByMeasurement({ squares }: PairedMark, random: Random): number {
  return squares[drawOnes(probabilityOfOne({ rows: [['H']] }), 1, random) === 1 ? 1 : 0];
}

export interface Line {
  readonly player: Player;
  /** The turn that completed it. The earlier line counts more. */
  readonly turn: number;
}

const rows: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Three in a row of settled marks, the earliest first. */
export function linesOf({ settled }: TicTacToe): readonly Line[] {
  return rows
    .flatMap((row): Line[] => {
      const turns = row.flatMap((square) => settled[square] ?? []);
      const [first = 0] = turns;
      const isLine =
        turns.length === 3 && turns.every((turn) => playerOf(turn) === playerOf(first));
      return isLine ? [{ player: playerOf(first), turn: Math.max(...turns) }] : [];
    })
    .sort((a, b) => a.turn - b.turn);
}

export function isOver(game: TicTacToe): boolean {
  return linesOf(game).length > 0 || game.settled.every((turn) => turn !== null);
}

/** The current message to the players. */
export function statusOf(game: TicTacToe): string {
  const [first, ...others] = linesOf(game);
  if (first) {
    const later = others.find(({ player }) => player !== first.player);
    return later
      ? `Both have three in a row. ${first.player} has the earlier one and wins; ${later.player} gets half a point.`
      : `${first.player} has three in a row and wins.`;
  }
  if (isOver(game)) return 'The board is full. Nobody has three in a row.';
  if (game.closing) {
    const chooser = playerOf(game.turn);
    return `${nameOf(game.closing.turn)} closed a ring. ${chooser} chooses where it settles.`;
  }
  const player = playerOf(game.turn);
  if (game.settled.filter((turn) => turn === null).length === 1) {
    return `${player} takes the last square.`;
  }
  return game.picked === null
    ? `${player}: choose two squares for one mark.`
    : `${player}: now the second square.`;
}

/** For example `X1` or `O2`. */
export function nameOf(turn: number): string {
  return `${playerOf(turn)}${turn}`;
}

/** Returns true if marks connect the two squares. */
function connected(paired: readonly PairedMark[], from: number, to: number): boolean {
  const reached = new Set([from]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { squares } of paired) {
      if (squares.some((one) => reached.has(one)) && !squares.every((one) => reached.has(one))) {
        for (const one of squares) reached.add(one);
        grew = true;
      }
    }
  }
  return reached.has(to);
}
