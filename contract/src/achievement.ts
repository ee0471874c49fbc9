/** Achievement that several calls return. */
import { z } from 'zod';
import { AchievementId } from './ids.ts';

export const AwardedAchievement = z.object({
  id: AchievementId,
  name: z.string(),
  description: z.string(),
  /** Name of an icon in the site's own set. */
  icon: z.string(),
  pointsAwarded: z.number().int(),
});
export type AwardedAchievement = z.infer<typeof AwardedAchievement>;
