import type { AwardedAchievement } from '@qubloom/contract';
import type { ToastMessage } from '../../ui/feedback/toast.ts';

/** Announces a new badge. */
export function achievementToast(badge: AwardedAchievement): ToastMessage {
  const { name, description, pointsAwarded } = badge;
  const points = pointsAwarded > 0 ? ` +${pointsAwarded} points` : '';
  return { title: 'Achievement Unlocked!', description: `${name}: ${description}${points}` };
}
