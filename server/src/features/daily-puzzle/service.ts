/** Grades answers to daily puzzles on the server, out of the learner's reach, and pays the first right one. */
import {
  archiveDays,
  dailyPoints,
  type DailyOverview,
  type DailyResult,
  type DailyVerdict,
  type Level,
  type PuzzleAnswer,
  type PuzzleChallenge,
  type PuzzleVerdict,
} from '@qubloom/contract';
import { firstPuzzleDay, gradeDaily } from '@qubloom/curriculum';
import type { Context } from '../../context.ts';
import { localDay, withDaysAdded, type LocalDay } from '../../domain/local-day.ts';
import { knownTimeZone } from '../../domain/time-zone.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import { Forbidden, Invalid } from '../../platform/errors.ts';
import { withLearner } from '../accounts/index.ts';
import { recordLearning } from '../progress/index.ts';
import {
  countTry,
  listCoursesDone,
  listResultsOf,
  listResultsSince,
  markDone,
  type StoredResult,
  type Try,
} from './queries.ts';
import { isAhead, isOpenLevel, levelAfter, pays } from './rules.ts';
import { answers } from './throttles.ts';

export async function showOverview(context: Context, caller: Learner): Promise<DailyOverview> {
  const today = localDay(context.now(), caller.timeZone);
  const oldest = withDaysAdded(today, 1 - archiveDays);
  const [level, results] = await Promise.all([
    levelOf(context, caller),
    listResultsSince(context.database, caller.id, oldest),
  ]);
  return { today, level, results };
}

export async function showDay(
  context: Context,
  caller: Learner,
  day: LocalDay,
): Promise<{ results: DailyResult[] }> {
  allowDay(context, caller.timeZone, day);
  return { results: await listResultsOf(context.database, caller.id, day) };
}

export interface Answered {
  readonly day: LocalDay;
  readonly challenge: PuzzleChallenge;
  readonly level: Level;
  readonly answer: PuzzleAnswer;
}

/** A puzzle that is solved stays solved, and pays nothing again. */
export async function answerPuzzle(
  context: Context,
  caller: Learner,
  { answer, ...puzzle }: Answered,
  act: Act,
): Promise<DailyVerdict> {
  // A device that was offline may have been further east, and its answer says so.
  allowDay(context, knownTimeZone(act.learnedAt?.timeZone ?? '') ?? caller.timeZone, puzzle.day);
  await answers.take(context, String(caller.id));
  if (!isOpenLevel(puzzle.level, await levelOf(context, caller))) {
    throw new Forbidden('That puzzle is for a level that you have not reached yet.');
  }
  const verdict = await gradeDaily(puzzle, answer);
  const points = dailyPoints[puzzle.challenge];
  const solved =
    verdict.verdict === 'right' &&
    (await recordDone(context, caller, { ...puzzle, points }, act, (done) => ({
      ...verdict,
      ...done,
    })));
  return solved || recordTry(context, caller, puzzle, verdict, act);
}

type Gained = Pick<DailyVerdict, 'pointsEarned' | 'newAchievements' | 'result'>;

interface Done extends Pick<Try, 'day' | 'challenge'> {
  /** Paid if the day still pays. */
  readonly points: number;
}

/** Records what was done for the first time, as learning. Returns null if it was done before. */
function recordDone<Reply>(
  context: Context,
  caller: Learner,
  { day, challenge, points }: Done,
  act: Act,
  replyTo: (gained: Gained) => Reply,
): Promise<Reply | null> {
  let result: StoredResult | null = null;
  return recordLearning(
    context,
    caller,
    act,
    async (_history, learner, triedAt, tx) => {
      const today = localDay(context.now(), learner.timeZone);
      const paid = pays(day, today) ? points : 0;
      result = await markDone(tx, learner, { day, challenge, triedAt }, paid);
      if (result === null) return null;
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

/** Counts a wrong answer, or another answer to a solved puzzle. Neither is a day of learning. */
function recordTry(
  context: Context,
  { id }: Learner,
  { day, challenge }: Pick<Answered, 'day' | 'challenge'>,
  verdict: PuzzleVerdict,
  act: Act,
): Promise<DailyVerdict> {
  return withLearner(context, id, async (tx, learner) => {
    const result = await countTry(tx, learner, { day, challenge, triedAt: context.now() });
    const reply: DailyVerdict = { ...verdict, pointsEarned: 0, newAchievements: [], result };
    await act.remember(tx, reply);
    return reply;
  });
}

async function levelOf({ database }: Context, { id }: Learner): Promise<Level> {
  return levelAfter(await listCoursesDone(database, id));
}

function allowDay(context: Context, timeZone: string, day: LocalDay): void {
  if (isAhead(day, localDay(context.now(), timeZone))) {
    throw new Invalid('That day has not come yet.');
  }
  if (day < firstPuzzleDay) throw new Invalid('There were no puzzles yet on that day.');
}
