import type { Achievement } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Learner } from '../../../platform/caller.ts';
import { readHistory } from '../queries.ts';
import { streakToday } from '../streak/streak.ts';
import { achievementQueries } from './queries.ts';
import { factsOf, progressTo } from './rules.ts';

/** Returns every badge that is given today, and those that the learner has. */
export async function showAchievements(
  { database, curriculum, now }: Context,
  caller: Learner,
): Promise<Achievement[]> {
  const [list, history] = await Promise.all([
    achievementQueries(database).listAchievements(caller.id),
    readHistory(database, caller),
  ]);
  const { points, timeZone } = caller;
  const facts = factsOf(history, { points, timeZone, streak: streakToday(caller, now()) });
  return list.map((one) => {
    const rule = one.unlocked ? undefined : curriculum.achievementRules.get(one.id);
    return { ...one, progress: rule ? progressTo(rule, facts, history) : null };
  });
}
