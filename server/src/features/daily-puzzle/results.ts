/** Records what a learner did with a challenge of a day: each try, and what it pays the first time. */
import type { DailyVerdict } from '@qubloom/contract';
import { firstPuzzleDay } from '@qubloom/curriculum';
import type { Context } from '../../context.ts';
import { localDay, type LocalDay } from '../../domain/local-day.ts';
import { knownTimeZone } from '../../domain/time-zone.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Invalid } from '../../platform/errors.ts';
import { withLearner, type LockedLearner } from '../accounts/index.ts';
import { recordLearning } from '../progress/index.ts';
import { countTry, markDone, type StoredResult, type Try } from './queries.ts';
import { isAhead, pays } from './rules.ts';

export type Gained = Pick<DailyVerdict, 'pointsEarned' | 'newAchievements' | 'result'>;

export interface Answered extends Pick<Try, 'day' | 'challenge'> {
  /** Writes what else follows from the answers. */
  readonly keepAnswers?: (tx: Transaction, learner: LockedLearner, moment: Date) => Promise<void>;
}

export interface Done extends Answered {
  /** Paid if the day still pays. */
  readonly points: number;
}

/** Records what was done for the first time, as learning. Returns null if it was done before. */
export function recordDone<Reply>(
  context: Context,
  caller: Learner,
  { day, challenge, points, keepAnswers }: Done,
  act: Act,
  replyTo: (gained: Gained) => Reply,
): Promise<Reply | null> {
  let result: StoredResult | null = null;
  return recordLearning(
    context,
    caller,
    act,
    async (_history, learner, triedAt, tx) => {
      const now = context.now();
      // Unlike the moment of learning, it may be before something that was learned on another device.
      const answeredAt = new Date(Math.min(Number(act.learnedAt?.moment ?? now), Number(now)));
      const { timeZone } = learner;
      const paid = pays(day, { answeredAt, now, timeZone }) ? points : 0;
      result = await markDone(tx, learner, { day, challenge, triedAt }, paid);
      if (result === null) return null;
      await keepAnswers?.(tx, learner, triedAt);
      const { id } = result;
      return {
        learning: { type: 'daily-done', resultId: id, day, challenge } as const,
        awards: [{ source: 'daily-puzzle', sourceId: id, points: paid }],
      };
    },
    ({ pointsEarned, newAchievements }) => {
      if (result === null) throw new Error('there is a result of what was recorded');
      return replyTo({ pointsEarned, newAchievements: [...newAchievements], result });
    },
  );
}

/** Counts a wrong answer, or another answer to what was done. Neither is a day of learning. */
export function recordTry<Reply>(
  context: Context,
  { id }: Learner,
  { day, challenge, keepAnswers }: Answered,
  act: Act,
  replyTo: (gained: Gained) => Reply,
): Promise<Reply> {
  return withLearner(context, id, async (tx, learner) => {
    const triedAt = context.now();
    const result = await countTry(tx, learner, { day, challenge, triedAt });
    await keepAnswers?.(tx, learner, triedAt);
    const reply = replyTo({ pointsEarned: 0, newAchievements: [], result });
    await act.remember(tx, reply);
    return reply;
  });
}

/** A device that was offline may have been further east than the account says. */
export function zoneOf({ timeZone }: Learner, { learnedAt }: Act): string {
  return knownTimeZone(learnedAt?.timeZone) ?? timeZone;
}

/** @throws {Invalid} unless the day has begun in the zone, and there were puzzles on it. */
export function allowDay(context: Context, timeZone: string, day: LocalDay): void {
  if (isAhead(day, localDay(context.now(), timeZone))) {
    throw new Invalid('That day has not come yet.');
  }
  if (day < firstPuzzleDay) throw new Invalid('There were no puzzles yet on that day.');
}
