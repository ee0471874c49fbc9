import { expect, test } from 'vitest';
import { weekRingOf } from './week-state.ts';

test('the weekly ring fills up to its goal, and its message puts no pressure on', () => {
  expect(weekRingOf(0).filled).toBe(0);
  expect(weekRingOf(3).filled).toBe(1);
  expect(weekRingOf(7)).toMatchObject({ days: 7, filled: 1 });
  expect(new Set([0, 1, 2, 3].map((days) => weekRingOf(days).message)).size).toBe(4);
});
