import { expect, test } from 'vitest';
import { checkpointsOf } from './checkpoint-places.ts';

test.each([
  [1, []],
  [2, []],
  [3, [3]],
  [5, [3]],
  [6, [3, 6]],
  [8, [3, 6]],
  [10, [3, 6, 9]],
  [14, [3, 6, 9]],
])('a course of %i lessons has its checkpoints after %j', (lessons, after) => {
  expect(checkpointsOf(lessons)).toEqual(after);
});
