/**
 * Counts the time for which a learner is learning: a learning screen is in front, and something was done within two
 * minutes. The page sees that; the server's clock is the judge of how long it can have been. No report brings more
 * seconds than have passed since the learner's last one, from any page or device, so that two tabs, a report that is
 * sent twice, or a made-up one add nothing.
 */
import type { LockedLearner } from '../../accounts/index.ts';
import { localDay } from '../../../domain/local-day.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { addLearningTime, findLastTimeReport } from './learning-time-queries.ts';

/** Adds the seconds as far as the clock allows, and returns those of the learner's local day so far. */
export async function recordLearningTime(
  tx: Transaction,
  learner: LockedLearner,
  seconds: number,
  moment: Date,
): Promise<{ today: number }> {
  const last = await findLastTimeReport(tx, learner);
  // Before the first report there is nothing from which time could have been counted.
  const passed = last === null ? 0 : Math.floor((moment.getTime() - last.getTime()) / 1000);
  const counted = Math.max(0, Math.min(seconds, passed));
  const day = localDay(moment, learner.timeZone);
  return { today: await addLearningTime(tx, learner, day, { seconds: counted, moment }) };
}
