/** Several toasts that belong together: one at a time, each long enough to be read. */
import type { AwardedAchievement } from '@qubloom/contract';
import { toast, type ToastWords } from './toast.ts';

/** Milliseconds before the next one takes the place. */
export const turnLength = 2500;

export function toastsInTurn(words: readonly ToastWords[]): void {
  words.forEach((next, index) => {
    if (index === 0) toast(next);
    else setTimeout(() => toast(next), index * turnLength);
  });
}

/** A new badge as a toast. */
export function achievementToast({ name, description }: AwardedAchievement): ToastWords {
  return { title: 'Achievement Unlocked!', description: `${name}: ${description}` };
}
