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
} from '@qubloom/contract';
import { gradeDaily } from '@qubloom/curriculum';
import type { Context } from '../../context.ts';
import { localDay, withDaysAdded, type LocalDay } from '../../domain/local-day.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import { Forbidden } from '../../platform/errors.ts';
import { hasCompleted, listCoursesDone, listResults } from './queries.ts';
import { allowDay, recordDone, recordTry, zoneOf, type Gained } from './results.ts';
import { isOpenLevel, lessonOfMixes, levelAfter } from './rules.ts';
import { answers } from './throttles.ts';

export async function showOverview(context: Context, caller: Learner): Promise<DailyOverview> {
  const today = localDay(context.now(), caller.timeZone);
  const oldest = withDaysAdded(today, 1 - archiveDays);
  const [level, hadLesson, results] = await Promise.all([
    levelOf(context, caller),
    hasCompleted(context.database, caller.id, lessonOfMixes),
    listResults(context.database, caller.id, { from: oldest }),
  ]);
  return { today, level, knowsMixes: hadLesson || level !== 'beginner', results };
}

export async function showDay(
  context: Context,
  caller: Learner,
  day: LocalDay,
): Promise<{ results: DailyResult[] }> {
  allowDay(context, caller.timeZone, day);
  return { results: await listResults(context.database, caller.id, { from: day, to: day }) };
}

export interface PuzzleAnswered {
  readonly day: LocalDay;
  readonly challenge: PuzzleChallenge;
  readonly level: Level;
  readonly answer: PuzzleAnswer;
}

/** A puzzle that is solved stays solved, and pays nothing again. */
export async function answerPuzzle(
  context: Context,
  caller: Learner,
  { answer, ...puzzle }: PuzzleAnswered,
  act: Act,
): Promise<DailyVerdict> {
  allowDay(context, zoneOf(caller, act), puzzle.day);
  await answers.take(context, String(caller.id));
  if (!isOpenLevel(puzzle.level, await levelOf(context, caller))) {
    throw new Forbidden('That puzzle is for a level that you have not reached yet.');
  }
  const verdict = await gradeDaily(puzzle, answer);
  const replyTo = (gained: Gained): DailyVerdict => ({ ...verdict, ...gained });
  const points = dailyPoints[puzzle.challenge];
  const solved =
    verdict.verdict === 'right'
      ? await recordDone(context, caller, { ...puzzle, points }, act, replyTo)
      : null;
  return solved ?? recordTry(context, caller, puzzle, act, replyTo);
}

async function levelOf({ database }: Context, { id }: Learner): Promise<Level> {
  return levelAfter(await listCoursesDone(database, id));
}
