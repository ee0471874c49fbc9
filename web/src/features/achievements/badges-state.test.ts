import { describe, expect, it } from 'vitest';
import { AchievementId, type Achievement } from '@qubloom/contract';
import { nearestOf, stripOf, unlockedFirst } from './badges-state.ts';

const badges = (unlocked: number, locked: number): Achievement[] =>
  Array.from({ length: unlocked + locked }, (_, index) => ({
    id: AchievementId.parse(index + 1),
    name: `Badge ${index + 1}`,
    description: '',
    icon: 'waves',
    pointsAwarded: 10,
    // Locked ones first, to test that they are moved.
    unlocked: index >= locked,
    progress: null,
  }));

describe('the dashboard', () => {
  // Shows: 9 achievement strip
  it('shows at most six unlocked and two locked badges', () => {
    const strip = stripOf(badges(8, 5));
    expect(strip.map(({ unlocked }) => unlocked)).toEqual([
      ...Array<boolean>(6).fill(true),
      false,
      false,
    ]);
    expect(stripOf(badges(1, 1))).toHaveLength(2);
  });

  it('knows the begun badge of which the largest part is done', () => {
    const [one, two, three, four] = badges(1, 3);
    if (!one || !two || !three || !four) throw new Error('badges are missing');
    const list = [
      { ...one, progress: { have: 3, need: 10 } },
      { ...two, progress: { have: 2, need: 3 } },
      { ...three, progress: { have: 0, need: 5 } },
      four,
    ];
    expect(nearestOf(list)?.name).toBe(two.name);
    expect(unlockedFirst(list).map(({ name }) => name)).toEqual(
      [four, two, one, three].map(({ name }) => name),
    );
    expect(nearestOf(badges(1, 3))).toBeUndefined();
  });

  it('puts unlocked badges first and loses none', () => {
    expect(unlockedFirst(badges(2, 3)).map(({ unlocked }) => unlocked)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
