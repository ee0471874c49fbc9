import { GuidedPathId } from '@qubloom/contract';
import { expect, it } from 'vitest';
import { guidedPathOf } from '../../../testing/guided-paths.ts';
import { pathMapOf } from './path-map-state.ts';

const path = (id: number, ...after: number[]) =>
  guidedPathOf(id, {
    title: `Path ${id}`,
    prerequisitePathIds: after.map((before) => GuidedPathId.parse(before)),
  });
const places = (...paths: ReturnType<typeof path>[]) =>
  pathMapOf(paths).paths.map(({ path: { id }, row, left }) => [Number(id), row, left]);

it('each path is below all that lead to it, and short rows are centered', () => {
  expect(places(path(1), path(2, 1), path(3, 1), path(4, 1, 3))).toEqual([
    [1, 0, 1],
    [2, 1, 0],
    [3, 1, 2],
    [4, 2, 1],
  ]);
});

it('lines lead from one row to the next, from middle to middle', () => {
  const { lines, width } = pathMapOf([path(1), path(2, 1), path(3, 1), path(4, 1, 3)]);
  expect(width).toBe(4);
  expect(lines).toEqual([
    { row: 0, from: 2, to: 1 },
    { row: 0, from: 2, to: 3 },
    { row: 1, from: 3, to: 2 },
  ]);
});

it('paths that lead to each other are all shown', () => {
  expect(places(path(1, 2), path(2, 1), path(3, 9))).toHaveLength(3);
});
