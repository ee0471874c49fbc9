/** Decides which badges are shown, and in which order. */
import type { Achievement } from '@qubloom/contract';

const stripSizes = { unlocked: 6, locked: 2 };

/** The badges of the strip: up to six unlocked ones, then up to two locked ones. */
export function stripOf(achievements: readonly Achievement[]): Achievement[] {
  const { unlocked, locked } = partsOf(unlockedFirst(achievements));
  return [...unlocked.slice(0, stripSizes.unlocked), ...locked.slice(0, stripSizes.locked)];
}

/** Unlocked badges first, and then the locked ones, the nearest first. */
export function unlockedFirst(achievements: readonly Achievement[]): Achievement[] {
  const { unlocked, locked } = partsOf(achievements);
  return [...unlocked, ...locked.toSorted((one, other) => doneOf(other) - doneOf(one))];
}

/** The begun badge of which the largest part is done. */
export function nearestOf(achievements: readonly Achievement[]): Achievement | undefined {
  const [nearest] = unlockedFirst(partsOf(achievements).locked);
  return nearest && doneOf(nearest) > 0 ? nearest : undefined;
}

/** From 0 to 1. */
function doneOf({ progress }: Achievement): number {
  return progress ? progress.have / progress.need : 0;
}

function partsOf(achievements: readonly Achievement[]) {
  return {
    unlocked: achievements.filter((achievement) => achievement.unlocked),
    locked: achievements.filter((achievement) => !achievement.unlocked),
  };
}
