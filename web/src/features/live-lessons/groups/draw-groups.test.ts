import { UserId, type GroupLearner, type RoomCompany } from '@qubloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawGroups, groupsOf, moved } from './draw-groups.ts';

const learners = (count: number, company: RoomCompany = 'older', from = 1): GroupLearner[] =>
  Array.from({ length: count }, (_, n) => ({ id: UserId.parse(from + n), name: '', company }));
const sizesOf = (count: number, size: 2 | 3 | 4) =>
  groupsOf(drawGroups(learners(count), size))
    .map((group) => group.length)
    .toSorted();

test('groups have the size, or one less, and nobody is alone', () => {
  expect(sizesOf(6, 3)).toEqual([3, 3]);
  expect(sizesOf(7, 3)).toEqual([2, 2, 3]);
  expect(sizesOf(5, 4)).toEqual([2, 3]);
  expect(sizesOf(3, 2)).toEqual([3]);
  expect(sizesOf(5, 2)).toEqual([2, 3]);
  expect(sizesOf(1, 3)).toEqual([1]);
  expect(sizesOf(0, 3)).toEqual([]);
});

test('everybody who may use rooms is in one group, and ages that may not meet are apart', () => {
  const company = fc.constantFrom<RoomCompany>('nobody', 'children', 'older', 'anybody');
  fc.assert(
    fc.property(
      fc.array(company, { maxLength: 40 }),
      fc.constantFrom(2 as const, 3 as const, 4 as const),
      (companies, size) => {
        const all = companies.map((one, n) => ({
          id: UserId.parse(n + 1),
          name: '',
          company: one,
        }));
        const groups = groupsOf(drawGroups(all, size));
        const open = all.filter((one) => one.company !== 'nobody').map(({ id }) => id);
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(open);
        for (const group of groups) {
          const kinds = group.map((id) => all[id - 1]?.company);
          expect(kinds.includes('children') && kinds.includes('older')).toBe(false);
        }
      },
    ),
  );
});

test('the same numbers draw the same groups, and others draw other ones', () => {
  const draw = (number: number) => groupsOf(drawGroups(learners(6), 3, () => number));
  expect(draw(0)).toEqual(draw(0));
  expect(draw(0)).not.toEqual(draw(0.99));
});

test('a learner is moved to another group, or to none, and an empty group is gone', () => {
  const [ada, kit, lin] = [1, 2, 3].map((id) => UserId.parse(id)) as [UserId, UserId, UserId];
  const draft = new Map([
    [ada, 1],
    [kit, 2],
    [lin, 2],
  ]);
  expect(groupsOf(moved(draft, ada, 2))).toEqual([[ada, kit, lin]]);
  expect(groupsOf(moved(draft, kit, null))).toEqual([[ada], [lin]]);
});
