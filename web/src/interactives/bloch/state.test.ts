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
  it('may differ from the path that created the goal', () => {
    const other = after(search, { axis: 'x', degrees: -90 });
    expect(hasReached(other)).toBe(true);
    expect(goalText(other)).toBe('You are on the point. 1 of 3 moves used.');
  });

  it('ends when the moves are used up, and continues after an undo', () => {
    const lost = after(search, 'H', 'Z', 'X', 'S');
    expect(lost.moves).toHaveLength(3);
    expect(mayMove(lost)).toBe(false);
    expect(goalText(lost)).toMatch(/somewhere else. Undo one, or start over/);
    expect(mayMove(stepSphere(lost, { kind: 'undo' }))).toBe(true);
    expect(stepSphere(lost, { kind: 'restart' }).moves).toEqual([]);
  });

  it('has no goal in a free walk, but still a maximum length', () => {
    const free = after(
      { moves: [], goal: null },
      ...Array.from({ length: 99 }, () => 'T' as const),
    );
    expect(goalText(free)).toBeNull();
    expect(free.moves).toHaveLength(maxMoves);
  });

  it.each(goals)('exists within the allowed moves, and is not the start: %j', (goal) => {
    expect(goal.moves.length).toBeLessThanOrEqual(goal.within);
    expect(hasReached(after({ moves: [], goal }, ...goal.moves))).toBe(true);
    expect(hasReached({ moves: [], goal })).toBe(false);
  });

  it('visits all points, whatever the first one was', () => {
    expect(goalAfter(null)).toBe(goals[0]);
    expect(goalAfter(goals.at(-1) ?? null)).toBe(goals[0]);
    expect(goalAfter({ moves: ['X'], within: 1 })).toBe(goals[0]);
  });
});
