/** Database access for learners' longest runs. */
import type { GameRecord, UserId } from '@qubloom/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { userGameRecords } from '../../platform/database/schema/index.ts';
import { oncePer } from '../../platform/once-per.ts';

const columns = {
  game: userGameRecords.game,
  level: userGameRecords.level,
  day: userGameRecords.day,
  dayBest: userGameRecords.dayBest,
  beforeBest: userGameRecords.beforeBest,
};

export const gameRecordQueries = oncePer((database: Database) => {
  const own = database
    .select(columns)
    .from(userGameRecords)
    .where(eq(userGameRecords.userId, sql.placeholder('userId')))
    .orderBy(asc(userGameRecords.game), asc(userGameRecords.level))
    .prepare('list_game_records');
  return {
    list: (userId: UserId): Promise<GameRecord[]> => own.execute({ userId }),

    /** Does in one statement what `mergedRecord` does, so that calls at the same time lose nothing. */
    async merge(userId: UserId, record: GameRecord): Promise<GameRecord> {
      const { day, dayBest, beforeBest } = userGameRecords;
      const [merged] = await database
        .insert(userGameRecords)
        .values({ userId, ...record })
        .onConflictDoUpdate({
          target: [userGameRecords.userId, userGameRecords.game, userGameRecords.level],
          set: {
            day: sql`greatest(${day}, excluded.day)`,
            dayBest: sql`case
              when ${day} = excluded.day then greatest(${dayBest}, excluded.day_best)
              when ${day} > excluded.day then ${dayBest}
              else excluded.day_best
            end`,
            // greatest() ignores what is null.
            beforeBest: sql`greatest(${beforeBest}, excluded.before_best, case
              when ${day} > excluded.day then excluded.day_best
              when ${day} < excluded.day then ${dayBest}
            end)`,
          },
        })
        .returning(columns);
      return merged ?? record;
    },
  };
});
