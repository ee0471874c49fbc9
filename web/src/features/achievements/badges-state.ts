/** Decides which badges are shown, and in which order. */
import type { Achievement } from '@qubloom/contract';

const stripSizes = { unlocked: 6, locked: 2 };

/** The badges of the strip: up to six unlocked ones, then up to two locked ones. */
export function stripOf(achievements: readonly Achievement[]): Achievement[] {
  const { unlocked, locked } = partsOf(achievements);
  return [...unlocked.slice(0, stripSizes.unlocked), ...locked.slice(0, stripSizes.locked)];
}

/** Unlocked badges first. */
export function unlockedFirst(achievements: readonly Achievement[]): Achievement[] {
  const { unlocked, locked } = partsOf(achievements);
  return [...unlocked, ...locked];
}

function partsOf(achievements: readonly Achievement[]) {
  return {
    unlocked: achievements.filter((achievement) => achievement.unlocked),
    locked: achievements.filter((achievement) => !achievement.unlocked),
  };
}
