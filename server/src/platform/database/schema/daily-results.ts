/** Results of learners in daily puzzles and quizzes. */
import { DailyChallenge, dailyPoints } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { id, isBetween, isOneOf, moment } from './columns.ts';

/** One row for each challenge of a day that a learner has answered. Not in the specification. */
export const userDailyResults = pgTable(
  'user_daily_results',
  {
    id: id(),
    userId: learnerId(),
    /** The day of the puzzle or quiz, not that of the answer. */
    day: date({ mode: 'string' }).notNull(),
    challenge: text().$type<DailyChallenge>().notNull(),
    tries: integer().notNull(),
    firstTriedAt: moment('first_tried_at').notNull(),
    /** When a puzzle was solved, or the quiz was handed in, for the first time. */
    doneAt: moment('done_at'),
    /** Points paid for it; 0 for practice. */
    points: integer().notNull().default(0),
  },
  (result) => [
    unique('user_daily_results_once').on(result.userId, result.day, result.challenge),
    check('user_daily_results_challenge_known', isOneOf(result.challenge, DailyChallenge.options)),
    check('user_daily_results_tried', sql`${result.tries} > 0`),
    check('user_daily_results_points_in_range', isBetween('points', 0, 5 * dailyPoints.quiz)),
    check(
      'user_daily_results_pays_when_done',
      sql`${result.points} = 0 or ${result.doneAt} is not null`,
    ),
  ],
);
