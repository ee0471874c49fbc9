import { expect, it } from 'vitest';
import type { SeenScreen } from '../lesson/lesson-parts-state.ts';
import { stepMarksOf } from './step-marks-state.ts';

const screen = (part: number, isWaiting = false): SeenScreen => ({
  key: `do-${part}`,
  part,
  stage: 'do',
  title: `Part ${part}`,
  blocks: [],
  isWaiting,
});

it('gives each part one mark, filled as far as the learner has come', () => {
  const screens = [screen(0), screen(1), screen(1), screen(2, true)];
  const marks = (current: number) => stepMarksOf({ screens, current });
  expect(marks(1)).toMatchObject([
    { title: 'Part 0', screen: 0, isCurrent: false, filled: 1 },
    { title: 'Part 1', screen: 1, isCurrent: true, filled: 0.5 },
    { title: 'Part 2', screen: 3, isCurrent: false, filled: 0, isWaiting: true },
  ]);
  expect(marks(2).map(({ filled }) => filled)).toEqual([1, 1, 0]);
});
