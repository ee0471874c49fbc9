/** A start between 0 and 1, as a turn in front of the learner's line. */
import type { CircuitGrid } from '@qubloom/curriculum';

/** Steps from 0 to 1. */
export const maxTurn = 12;

/** The line with RY(turn * pi / 12) in front of it. */
export function startedAt(turn: number, grid: CircuitGrid): CircuitGrid {
  if (turn === 0) return grid;
  return { rows: grid.rows.map((cells) => [`RY(${turn}*pi/${maxTurn})`, ...cells]) };
}
