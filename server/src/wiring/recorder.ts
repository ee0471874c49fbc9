/** The recorder of what is learned, with the rules and the tables of the features that have a part in it. */
import type { ProgressRecorder } from '../domain/progress-recorder.ts';
import { updateGain } from '../features/accounts/queries.ts';
import { giveAchievements } from '../features/achievements/queries.ts';
import { dueAchievements } from '../features/achievements/service.ts';
import { recordActivity } from '../features/activity/queries.ts';
import { touchProgress } from '../features/courses/queries.ts';
import { addPoints } from '../features/points/queries.ts';
import { progressRecorder, type RecorderOptions } from '../features/progress/recorder.ts';
import { isNewDay, streakAfterLearning, streakToday } from '../features/streak/streak.ts';
import type { StoredCurriculum } from '../platform/curriculum/store-curriculum.ts';

export function recorderOf({
  achievementRules,
  ...options
}: Pick<StoredCurriculum, 'achievementRules'> &
  Pick<RecorderOptions, 'withLearner' | 'now'>): ProgressRecorder {
  return progressRecorder({
    ...options,
    streak: { after: streakAfterLearning, today: streakToday, isNewDay },
    dueAchievements: (history, learner) => dueAchievements(achievementRules, history, learner),
    recordActivity,
    touchProgress,
    giveAchievements,
    addPoints,
    updateGain,
  });
}
