/** Guided paths, their steps, and learners' progress in them. */
import {
  Level,
  maxCircuitTextLength,
  type GuidedStep,
  type GuidedPathId,
  type GuidedStepId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt, id, isAtMost, isOneOf, moment, retiredAt } from './columns.ts';

export const guidedPaths = pgTable(
  'guided_paths',
  {
    id: id<GuidedPathId>(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    difficulty: text().$type<Level>().notNull(),
    topic: text().notNull(),
    prerequisitePathIds: integer('prerequisite_path_ids')
      .array()
      .$type<GuidedPathId[]>()
      .notNull()
      .default([]),
    stepCount: integer('step_count').notNull().default(0),
    /** The time in minutes. */
    estimatedTime: integer('estimated_time').notNull(),
    iconUrl: text('icon_url'),
    createdAt: createdAt(),
    /** The position in the list. */
    position: integer().notNull().default(0),
    retiredAt: retiredAt(),
  },
  (path) => [check('guided_paths_difficulty_known', isOneOf(path.difficulty, Level.options))],
);

/** Active steps of a path have different `order`s: the migrations add an exclusion constraint. */
export const guidedPathSteps = pgTable(
  'guided_path_steps',
  {
    id: id<GuidedStepId>(),
    pathId: integer('path_id')
      .$type<GuidedPathId>()
      .notNull()
      .references(() => guidedPaths.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    /** Blocks like those of a lesson; the task of a challenge is one of them. */
    content: text().notNull(),
    type: text().$type<GuidedStep['type']>().notNull(),
    order: integer().notNull(),
    hintCount: integer('hint_count').notNull().default(0),
    hints: jsonb().$type<string[]>().notNull().default([]),
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
    userId: learnerId(),
    pathId: integer('path_id')
      .$type<GuidedPathId>()
      .notNull()
      .references(() => guidedPaths.id, { onDelete: 'restrict' }),
    currentStepId: integer('current_step_id')
      .$type<GuidedStepId>()
      .references(() => guidedPathSteps.id, {
        onDelete: 'set null',
      }),
    /** The count at the time of the last completion; `user_completed_steps` says which steps they are. */
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

/**
 * Each completed step, so that inserting a step between them changes nobody's progress. Not in the
 * specification.
 */
export const userCompletedSteps = pgTable(
  'user_completed_steps',
  {
    userId: learnerId(),
    stepId: integer('step_id')
      .$type<GuidedStepId>()
      .notNull()
      .references(() => guidedPathSteps.id, { onDelete: 'restrict' }),
    completedAt: moment('completed_at').notNull(),
  },
  (completed) => [primaryKey({ columns: [completed.userId, completed.stepId] })],
);

/** The first circuit that passed a challenge. Not in the specification. */
export const userStepPasses = pgTable(
  'user_step_passes',
  {
    userId: learnerId(),
    stepId: integer('step_id')
      .$type<GuidedStepId>()
      .notNull()
      .references(() => guidedPathSteps.id, { onDelete: 'restrict' }),
    /** In grid notation. */
    circuit: text().notNull(),
    passedAt: moment('passed_at').notNull(),
  },
  (pass) => [
    primaryKey({ columns: [pass.userId, pass.stepId] }),
    check('user_step_passes_circuit_short', isAtMost(pass.circuit, maxCircuitTextLength)),
  ],
);
