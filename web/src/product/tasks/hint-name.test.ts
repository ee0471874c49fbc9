import { expect, it } from 'vitest';
import { hintName } from './hint-name.ts';

it.each([
  [1, ['Nudge']],
  [2, ['Nudge', 'Worked step']],
  [3, ['Nudge', 'Idea', 'Worked step']],
  [4, ['Nudge', 'Idea', 'Nearly', 'Worked step']],
])('%i hints have their names', (hints, names) => {
  expect(names.map((_, index) => hintName(index, hints))).toEqual(names);
});
