/** Which achievements a learner is given now. */
import type { AchievementId, AwardedAchievement } from '@qubloom/contract';
import type { LearnerHistory } from '../learner-history.ts';
import type { StoredRule } from '../../../curriculum/store-curriculum.ts';
import { factsOf, type LearnerNow } from './facts.ts';
import { achievementsDue } from './rules.ts';

/** @param history With what has just been learned in it. */
export function dueAchievements(
  rules: ReadonlyMap<AchievementId, StoredRule>,
  history: LearnerHistory,
  learner: LearnerNow,
): readonly AwardedAchievement[] {
  const notHeld = history.achievementsNotHeld.flatMap((achievement) => {
    const rule = rules.get(achievement.id);
    return rule ? [{ ...achievement, rule }] : [];
  });
  return achievementsDue(notHeld, factsOf(history, learner));
}
