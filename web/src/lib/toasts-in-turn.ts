/** Several toasts that belong together: one at a time, each long enough to be read. */
import type { AwardedAchievement } from '@qubloom/contract';
import { toast, toastLimits, toastStore, type ToastWords } from './toast.ts';

/** The first at once, each other when the one on the screen, ours or not, has had its time. */
export function toastsInTurn([next, ...others]: readonly ToastWords[]): void {
  if (!next) return;
  toast(next);
  if (others.length > 0) afterTheLast(() => toastsInTurn(others));
}

function afterTheLast(then: () => void): void {
  const [last] = toastStore.snapshot();
  setTimeout(() => {
    const isLast = toastStore.snapshot()[0]?.id === last?.id;
    if (isLast) then();
    else afterTheLast(then);
  }, toastLimits.duration);
}

/** A new badge as a toast. */
export function achievementToast({ name, description }: AwardedAchievement): ToastWords {
  return { title: 'Achievement Unlocked!', description: `${name}: ${description}` };
}
