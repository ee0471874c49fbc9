import { expect, test } from 'vitest';
import { placeAt, withStepAt } from './order-state.ts';

test('a step moves to its place and the others close the gap', () => {
  expect(withStepAt([2, 0, 1], 2, 2)).toEqual([0, 1, 2]);
  expect(withStepAt([2, 0, 1], 1, 0)).toEqual([1, 2, 0]);
});

test('a dragged row passes another one at its middle, and stays there whatever their heights', () => {
  const tall = { top: 0, bottom: 100 };
  expect(placeAt(95, [tall])).toBe(1);
  expect(placeAt(45, [tall])).toBe(0);
  // The tall row has moved below the dragged one, which is 40 high.
  expect(placeAt(45, [{ top: 40, bottom: 140 }])).toBe(0);
});
