/** Guided paths, their steps, and how far learners have come. */
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
    /** Minutes. */
    estimatedTime: integer('estimated_time').notNull(),
    iconUrl: text('icon_url'),
    createdAt: createdAt(),
    /** Place in the list. */
    position: integer().notNull().default(0),
    retiredAt: retiredAt(),
  },
  (path) => [check('guided_paths_difficulty_known', isOneOf(path.difficulty, Level.options))],
);

/** Living steps of a path have different `order`s: an exclusion constraint of the migrations. */
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
    /** Blocks, as the content of a lesson; of a challenge its task is one of them. */
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
    /** As many as were completed when the last one was; which they are is in `user_completed_steps`. */
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

/** Which steps were completed, so that a step which is put between them moves nobody; beside the specification's tables. */
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

/** The first circuit that passed a challenge; beside the tables of the specification, none of which holds it. */
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
