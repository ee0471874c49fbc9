import { describe, expect, it } from 'vitest';
import {
  goalAfter,
  goalText,
  goals,
  hasReached,
  mayMove,
  maxMoves,
  stepSphere,
  type SphereState,
} from './state.ts';
import type { Move } from './turns.ts';

const after = (state: SphereState, ...moves: Move[]) =>
  moves.reduce((now, move) => stepSphere(now, { kind: 'move', move }), state);
const search: SphereState = { moves: [], goal: { moves: ['H', 'S'], within: 3 } };

describe('the path to a point', () => {
  it('may differ from the one that made it', () => {
    const other = after(search, { axis: 'x', degrees: -90 });
    expect(hasReached(other)).toBe(true);
    expect(goalText(other)).toBe('You are on the point. 1 of 3 moves used.');
  });

  it('ends when the moves are used up, and goes on after an undo', () => {
    const lost = after(search, 'H', 'Z', 'X', 'S');
    expect(lost.moves).toHaveLength(3);
    expect(mayMove(lost)).toBe(false);
    expect(goalText(lost)).toMatch(/somewhere else. Undo one, or start over/);
    expect(mayMove(stepSphere(lost, { kind: 'undo' }))).toBe(true);
    expect(stepSphere(lost, { kind: 'restart' }).moves).toEqual([]);
  });

  it('is no question in a free walk, which has an end all the same', () => {
    const free = after(
      { moves: [], goal: null },
      ...Array.from({ length: 99 }, () => 'T' as const),
    );
    expect(goalText(free)).toBeNull();
    expect(free.moves).toHaveLength(maxMoves);
  });

  it.each(goals)('exists within the moves allowed, and is not where one starts: %j', (goal) => {
    expect(goal.moves.length).toBeLessThanOrEqual(goal.within);
    expect(hasReached(after({ moves: [], goal }, ...goal.moves))).toBe(true);
    expect(hasReached({ moves: [], goal })).toBe(false);
  });

  it('goes around all points, whatever it began with', () => {
    expect(goalAfter(null)).toBe(goals[0]);
    expect(goalAfter(goals.at(-1) ?? null)).toBe(goals[0]);
    expect(goalAfter({ moves: ['X'], within: 1 })).toBe(goals[0]);
  });
});
