/** The recorder of what is learned, with the rules and the tables of the features that have a part in it. */
import type { ProgressRecorder } from '../domain/progress-recorder.ts';
import { gaining } from '../features/accounts/queries.ts';
import { givingAchievements } from '../features/achievements/queries.ts';
import { dueAchievements } from '../features/achievements/service.ts';
import { countingDay, notingActivity } from '../features/activity/queries.ts';
import { workingOn } from '../features/courses/queries.ts';
import { paying } from '../features/points/queries.ts';
import { progressRecorder, type RecorderOptions } from '../features/progress/recorder.ts';
import { isNewDay, streakAfterLearning, streakToday } from '../features/streak/streak.ts';
import type { StoredCurriculum } from '../platform/curriculum/store-curriculum.ts';
import type { Connection } from '../platform/database/client.ts';

export function recorderOf(
  database: Connection['database'],
  {
    achievementRules,
    ...options
  }: Pick<StoredCurriculum, 'achievementRules'> & Pick<RecorderOptions, 'withLearner' | 'now'>,
): ProgressRecorder {
  return progressRecorder({
    ...options,
    streak: { after: streakAfterLearning, today: streakToday, isNewDay },
    dueAchievements: (history, learner) => dueAchievements(achievementRules, history, learner),
    writes: {
      activity: (...learned) => notingActivity(database, ...learned),
      day: (...learned) => countingDay(database, ...learned),
      workedOn: (...learned) => workingOn(database, ...learned),
      payment: (...awarded) => paying(database, ...awarded),
      gain: (...gained) => gaining(database, ...gained),
      achievements: (...given) => givingAchievements(database, ...given),
    },
  });
}
