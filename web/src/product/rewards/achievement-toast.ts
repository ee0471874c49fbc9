import type { AwardedAchievement } from '@qubloom/contract';
import type { ToastMessage } from '../../ui/feedback/toast.ts';

/** A new badge as a toast. */
export function achievementToast({ name, description }: AwardedAchievement): ToastMessage {
  return { title: 'Achievement Unlocked!', description: `${name}: ${description}` };
}
