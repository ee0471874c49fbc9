/** Merges the records of a learner's devices. The better run wins, no matter when it arrives. */
import type { GameRecord } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { localDay } from '../../domain/local-day.ts';
import type { Learner } from '../../platform/caller.ts';
import { gameRecordQueries } from './queries.ts';
import { saves } from './throttles.ts';

export async function saveRecord(
  context: Context,
  caller: Learner,
  record: GameRecord,
): Promise<GameRecord> {
  await saves.take(context, String(caller.id));
  // A device whose clock is ahead must not turn all runs of today into earlier ones.
  const today = localDay(context.now(), caller.timeZone);
  const day = record.day < today ? record.day : today;
  return gameRecordQueries(context.database).merge(caller.id, { ...record, day });
}
