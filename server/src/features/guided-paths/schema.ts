/** Guided paths, their steps, and how far learners have come. */
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../platform/database/schema/accounts.ts';
import { createdAt, id, moment, retiredAt } from '../../platform/database/schema/columns.ts';

export const guidedPaths = pgTable('guided_paths', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  difficulty: text().notNull(),
  topic: text().notNull(),
  prerequisitePathIds: integer('prerequisite_path_ids').array().notNull().default([]),
  stepCount: integer('step_count').notNull().default(0),
  /** Minutes. */
  estimatedTime: integer('estimated_time').notNull(),
  iconUrl: text('icon_url'),
  createdAt: createdAt(),
  retiredAt: retiredAt(),
});

/** Living steps of a path have different `order`s: an exclusion constraint of the migrations. */
export const guidedPathSteps = pgTable(
  'guided_path_steps',
  {
    id: id(),
    pathId: integer('path_id')
      .notNull()
      .references(() => guidedPaths.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    type: text().notNull(),
    order: integer().notNull(),
    hintCount: integer('hint_count').notNull().default(0),
    hints: jsonb().$type<unknown[]>().notNull().default([]),
    solution: text(),
    pointsAwarded: integer('points_awarded').notNull().default(5),
    createdAt: createdAt(),
    retiredAt: retiredAt(),
  },
  (step) => [
    unique('guided_path_steps_slug_unique').on(step.pathId, step.slug),
    check('guided_path_steps_points_not_negative', sql`${step.pointsAwarded} >= 0`),
  ],
);

export const userPathProgress = pgTable(
  'user_path_progress',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pathId: integer('path_id')
      .notNull()
      .references(() => guidedPaths.id, { onDelete: 'restrict' }),
    currentStepId: integer('current_step_id').references(() => guidedPathSteps.id, {
      onDelete: 'set null',
    }),
    completedSteps: integer('completed_steps').notNull().default(0),
    hintsUsed: integer('hints_used').notNull().default(0),
    pointsEarned: integer('points_earned').notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
    lastAccessedAt: moment('last_accessed_at').notNull().defaultNow(),
  },
  (walk) => [
    unique('user_path_progress_once').on(walk.userId, walk.pathId),
    check(
      'user_path_progress_not_negative',
      sql`${walk.completedSteps} >= 0 and ${walk.hintsUsed} >= 0 and ${walk.pointsEarned} >= 0`,
    ),
  ],
);
