/**
 * Counts the use of simulators, limited by the server's clock: a report never adds more seconds than have passed since
 * the learner's last report from any page or device, so a report sent twice or an invented one adds nothing. Reports of
 * one lesson within half an hour of each other are one use.
 */
import type { LessonId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Act, Learner } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { withLearner, type LockedLearner } from '../../accounts/index.ts';
import { localDay } from '../../../domain/local-day.ts';
import {
  countSimulatorUse,
  findUsesSince,
  insertUse,
  updateUse,
  type StoredUse,
} from './simulator-use-queries.ts';

/** Milliseconds without a report after which the same lesson's simulator counts as a new use. */
const useEndsAfter = 30 * 60_000;

/** A number of seconds for which a simulator was used, according to its page. */
export interface SimulatorUse {
  readonly lessonId: LessonId;
  readonly seconds: number;
}

/** Counts as much of the use as the clock allows. Returns the reply with the seconds of this use so far. */
export function recordSimulatorUse(
  context: Context,
  { id }: Learner,
  use: SimulatorUse,
  act: Act,
): Promise<{ seconds: number }> {
  return withLearner(context, id, (tx, learner) => addUse(tx, learner, use, act, context.now()));
}

async function addUse(
  tx: Transaction,
  learner: LockedLearner,
  use: SimulatorUse,
  { origin, remember }: Act,
  moment: Date,
): Promise<{ seconds: number }> {
  const recent = await findUsesSince(tx, learner, new Date(moment.getTime() - useEndsAfter));
  const counted = countedSeconds(use.seconds, recent, moment);
  const running = recent.find(({ lessonId }) => lessonId === use.lessonId);
  const seconds = (running?.seconds ?? 0) + counted;
  if (running) await updateUse(tx, running, { seconds, reportedAt: moment });
  else await insertUse(tx, learner, { ...use, seconds, reportedAt: moment }, origin);
  const day = localDay(moment, learner.timeZone);
  await countSimulatorUse(tx, learner, day, { uses: running ? 0 : 1, seconds: counted });
  await remember(tx, { seconds });
  return { seconds };
}

/** Without an earlier report, there is no moment to count from. */
function countedSeconds(reported: number, recent: readonly StoredUse[], moment: Date): number {
  if (recent.length === 0) return 0;
  const last = Math.max(...recent.map(({ reportedAt }) => reportedAt.getTime()));
  const passed = Math.floor((moment.getTime() - last) / 1000);
  return Math.max(0, Math.min(reported, passed));
}
