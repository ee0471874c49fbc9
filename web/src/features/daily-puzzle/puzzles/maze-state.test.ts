import { expect, test } from 'vitest';
import { isReachable, wayAfter } from './maze-state.ts';

test('a way begins in any room of the first column, and goes at most one row up or down', () => {
  expect([0, 1, 2].map((row) => isReachable([], row, 0))).toEqual([true, true, true]);
  expect([0, 1, 2].map((row) => isReachable([0], row, 1))).toEqual([true, true, false]);
  expect([0, 1, 2].map((row) => isReachable([1], row, 1))).toEqual([true, true, true]);
  expect(isReachable([0], 0, 2)).toBe(false);
});

test('a room is entered, changed, and left', () => {
  expect(wayAfter([0], 1, 1)).toEqual([0, 1]);
  expect(wayAfter([0, 1, 2], 0, 1)).toEqual([0, 0]);
  expect(wayAfter([0, 1], 1, 1)).toEqual([0]);
  expect(wayAfter([0, 1], 0, 0)).toEqual([0]);
});
