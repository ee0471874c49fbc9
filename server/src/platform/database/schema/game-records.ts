/** Learners' longest runs in the games against Qubi. */
import { longestRun, rematchGames, type RematchGame, type RematchLevel } from '@qubloom/contract';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { isBetween, isOneOf } from './columns.ts';

/** A row for each game and level that a learner has won. Not in the specification. */
export const userGameRecords = pgTable(
  'user_game_records',
  {
    userId: learnerId(),
    game: text().$type<RematchGame>().notNull(),
    level: integer().$type<RematchLevel>().notNull(),
    /** The latest day with a win, in the learner's own time zone. */
    day: date({ mode: 'string' }).notNull(),
    dayBest: integer('day_best').notNull(),
    /** The longest run of all earlier days. */
    beforeBest: integer('before_best'),
  },
  (record) => [
    primaryKey({ columns: [record.userId, record.game, record.level] }),
    check('user_game_records_game_known', isOneOf(record.game, rematchGames)),
    check('user_game_records_level_known', isBetween('level', 1, 3)),
    check('user_game_records_day_best_in_range', isBetween('day_best', 1, longestRun)),
    check('user_game_records_before_best_in_range', isBetween('before_best', 1, longestRun)),
  ],
);
