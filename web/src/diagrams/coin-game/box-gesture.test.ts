import { describe, expect, test } from 'vitest';
import { gestureOf } from './box-gesture.ts';

const at = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x, y }));

describe('a path on the box', () => {
  test.each([
    ['a press without a move', at(), 'tap'],
    ['a finger that trembles', at([2, -1], [-3, 4], [5, 5]), 'tap'],
    ['a flick upward', at([1, -8], [4, -20], [6, -45]), 'flick'],
    ['a flick that falls back before it is released', at([0, -40], [2, -2]), 'flick'],
    ['a shake', at([20, 0], [-15, 2], [18, -3]), 'shake'],
    ['a shake that rises', at([20, -30], [-15, -30], [18, -35]), 'shake'],
    ['a pull to the side', at([10, 0], [60, -5]), null],
    ['a pull to the side and back', at([60, 0], [0, 0]), null],
    ['a pull downward', at([0, 20], [0, 50]), null],
    ['a slow shake in many small steps', steps([0, 20, -20, 20]), 'shake'],
    ['small tremors on the way to the side', at([20, 0], [17, 0], [30, 0], [26, 0], [40, 0]), null],
  ])('%s', (_name, path, gesture) => {
    expect(gestureOf(path)).toBe(gesture);
  });
});

function steps(turns: readonly number[]) {
  return turns.slice(1).flatMap((to, index) => {
    const from = turns[index] ?? 0;
    return Array.from({ length: 10 }, (_, step) => ({
      x: from + ((to - from) * (step + 1)) / 10,
      y: 0,
    }));
  });
}
