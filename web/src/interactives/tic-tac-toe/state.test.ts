import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  isOver,
  linesOf,
  newTicTacToe,
  ringSize,
  squareByMeasurement,
  statusOf,
  withRingSettled,
  withSquare,
  type TicTacToe,
} from './state.ts';

/** Plays marks in the order of turns, each in two squares from 0. */
const after = (...marks: readonly (readonly [number, number])[]) =>
  marks.flat().reduce(withSquare, newTicTacToe);
const settledTurns = (game: TicTacToe) => game.settled.map((turn) => turn ?? '-').join('');

describe('quantum tic-tac-toe', () => {
  it('puts each mark into two different squares', () => {
    const once = withSquare(newTicTacToe, 4);
    expect(statusOf(once)).toBe('X: now the second square.');
    expect(withSquare(once, 4)).toEqual(newTicTacToe);
    expect(after([4, 0]).paired).toEqual([{ turn: 1, squares: [4, 0] }]);
    expect(statusOf(after([4, 0]))).toBe('O: choose two squares for one mark.');
  });

  it('waits after a closed ring until it is settled', () => {
    const ring = after([0, 1], [1, 2], [2, 0]);
    expect(ring.closing?.turn).toBe(3);
    expect(withSquare(ring, 5)).toBe(ring);
    expect(withRingSettled(ring, 1)).toBe(ring);
  });

  it('closes a ring of two marks in the same two squares', () => {
    const ring = after([3, 4], [4, 3]);
    expect(settledTurns(withRingSettled(ring, 3))).toBe('---21----');
    expect(settledTurns(withRingSettled(ring, 4))).toBe('---12----');
  });

  it('counts the marks of the ring, and no mark that only connects to it', () => {
    expect(ringSize(after([3, 4]))).toBe(0);
    expect(ringSize(after([3, 4], [4, 3]))).toBe(2);
    expect(ringSize(after([0, 1], [1, 2], [2, 5], [7, 8], [2, 0]))).toBe(3);
  });

  it('settles every mark that connects to the ring, and no other', () => {
    const ring = after([0, 1], [1, 2], [2, 5], [7, 8], [2, 0]);
    const settled = withRingSettled(ring, 0);
    expect(settledTurns(settled)).toBe('512--3---');
    expect(settled.paired).toEqual([{ turn: 4, squares: [7, 8] }]);
  });

  it('allows no further mark in a settled square', () => {
    const settled = withRingSettled(after([3, 4], [4, 3]), 3);
    expect(withSquare(settled, 3)).toBe(settled);
  });

  it('counts the earlier of two rows that are settled together', () => {
    const game = {
      ...newTicTacToe,
      turn: 8,
      settled: [1, 3, 5, 2, 4, 6, null, null, null],
    };
    expect(linesOf(game)).toEqual([
      { player: 'X', turn: 5 },
      { player: 'O', turn: 6 },
    ]);
    expect(statusOf(game)).toMatch(/X has the earlier one and wins; O gets half a point/);
  });

  it('gives the last square to one mark alone', () => {
    const game = { ...newTicTacToe, turn: 9, settled: [1, 2, 3, 4, 6, 5, 8, 7, null] };
    const full = withSquare(game, 8);
    expect(full.settled[8]).toBe(9);
    expect(isOver(full)).toBe(true);
  });

  it('lets a measurement choose either branch, about as often', () => {
    const random = createRandom(2);
    const squares = Array.from({ length: 400 }, () =>
      squareByMeasurement({ turn: 3, squares: [0, 5] }, random),
    );
    expect(new Set(squares)).toEqual(new Set([0, 5]));
    expect(squares.filter((square) => square === 0).length / 400).toBeCloseTo(0.5, 1);
  });
});
