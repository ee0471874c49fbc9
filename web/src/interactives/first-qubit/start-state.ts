/** A start between 0 and 1, as a rotation before the learner's line. */
import { circuitGrid, type CircuitGrid } from '@qubloom/curriculum';
import { oneQubitAmplitudes } from '../../diagrams/trials/circuit-run.ts';

/** Steps from 0 to 1. */
export const maxTurn = 12;

/** Returns the line with RY(turn * pi / 12) before it. */
export function startedAt(turn: number, grid: CircuitGrid): CircuitGrid {
  if (turn === 0) return grid;
  return { rows: grid.rows.map((cells) => [`RY(${turn}*pi/${maxTurn})`, ...cells]) };
}

/** Amplitudes of 0 and of 1. A start has no phase. */
export function amplitudesAtStart(turn: number): readonly [zero: number, one: number] {
  const [zero, , one] = oneQubitAmplitudes(startedAt(turn, circuitGrid('q0: -')));
  return [zero, one];
}

/** The height of a bar, from 0 to `maxTurn`. */
export const levelOf = (turn: number, bit: 0 | 1) => (bit === 0 ? maxTurn - turn : turn);

/**
 * Returns the turn at which a bar has this length, which is a sine of half the turn. A start has no negative bar.
 */
export function turnFor(bit: 0 | 1, amplitude: number): number {
  const up = Math.min(1, Math.max(0, amplitude));
  const level = Math.round((Math.asin(up) / (Math.PI / 2)) * maxTurn);
  return bit === 0 ? maxTurn - level : level;
}
