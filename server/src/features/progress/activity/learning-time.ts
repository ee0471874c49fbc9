/**
 * Counts a learner's learning time: a learning screen is in front, and something was done within the last two minutes.
 * The page observes this, and the server's clock limits it. A report never adds more seconds than have passed since the
 * learner's last report from any page or device, so two tabs, a report sent twice, or an invented one add nothing.
 */
import type { LockedLearner } from '../../accounts/index.ts';
import { localDay } from '../../../domain/local-day.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { addLearningTime, findLastTimeReport } from './learning-time-queries.ts';

/** Adds as many of the seconds as the clock allows. Returns the total for the learner's local day so far. */
export async function recordLearningTime(
  tx: Transaction,
  learner: LockedLearner,
  seconds: number,
  moment: Date,
): Promise<{ today: number }> {
  const last = await findLastTimeReport(tx, learner);
  // Before the first report, there is no moment to count from.
  const passed = last === null ? 0 : Math.floor((moment.getTime() - last.getTime()) / 1000);
  const counted = Math.max(0, Math.min(seconds, passed));
  const day = localDay(moment, learner.timeZone);
  return { today: await addLearningTime(tx, learner, day, { seconds: counted, moment }) };
}
