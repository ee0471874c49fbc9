/** How long learners played with visualizations. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/schema/accounts.ts';
import { createdAt, id, moment } from '../../platform/database/schema/columns.ts';
import { visualizations } from '../../platform/database/schema/visualizations.ts';

export const userVisualizationInteractions = pgTable(
  'user_visualization_interactions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visualizationId: integer('visualization_id')
      .notNull()
      .references(() => visualizations.id, { onDelete: 'restrict' }),
    completed: boolean().notNull().default(false),
    /** Seconds. */
    timeSpent: integer('time_spent').notNull().default(0),
    interactionCount: integer('interaction_count').notNull().default(0),
    lastInteractionAt: moment('last_interaction_at'),
    createdAt: createdAt(),
  },
  (play) => [
    unique('user_visualization_interactions_once').on(play.userId, play.visualizationId),
    check(
      'user_visualization_interactions_not_negative',
      sql`${play.timeSpent} >= 0 and ${play.interactionCount} >= 0`,
    ),
  ],
);
