/** Database access for achievements and who has them. */
import type { UserId } from '@qubloom/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { achievements, userAchievements } from '../../../platform/database/schema/index.ts';
import { oncePer } from '../../../platform/once-per.ts';

export const achievementQueries = oncePer((database: Database) => {
  const userId = sql.placeholder('userId');
  const listAchievements = database
    .select({
      id: achievements.id,
      name: achievements.name,
      description: achievements.description,
      icon: achievements.icon,
      pointsAwarded: achievements.pointsAwarded,
      unlocked: sql<boolean>`${userAchievements.id} is not null`,
    })
    .from(achievements)
    .leftJoin(
      userAchievements,
      and(eq(userAchievements.achievementId, achievements.id), eq(userAchievements.userId, userId)),
    )
    .where(sql`${achievements.retiredAt} is null or ${userAchievements.id} is not null`)
    .orderBy(asc(achievements.id))
    .prepare('list_achievements');

  return {
    listAchievements: (id: UserId) => listAchievements.execute({ userId: id }),
  };
});
