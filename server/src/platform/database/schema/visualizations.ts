/** Concept visualizations, and how long learners played with them. */
import type {
  ExplanationStep,
  InteractiveElement,
  VisualizationComplexity,
  VisualizationConcept,
  VisualizationId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt, id, moment, retiredAt } from './columns.ts';

export const visualizations = pgTable('visualizations', {
  id: id<VisualizationId>(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  concept: text().$type<VisualizationConcept>().notNull(),
  complexity: text().$type<VisualizationComplexity>().notNull(),
  iconUrl: text('icon_url'),
  svgData: text('svg_data').notNull(),
  /** Declarative JSON; never run as code. */
  animationScript: text('animation_script'),
  interactiveElements: jsonb('interactive_elements')
    .$type<InteractiveElement[]>()
    .notNull()
    .default([]),
  explanationSteps: jsonb('explanation_steps').$type<ExplanationStep[]>().notNull().default([]),
  /** A question to answer by playing. */
  question: text().notNull().default(''),
  createdAt: createdAt(),
  /** The position in the list. */
  position: integer().notNull().default(0),
  retiredAt: retiredAt(),
});

export const userVisualizationInteractions = pgTable(
  'user_visualization_interactions',
  {
    id: id(),
    userId: learnerId(),
    visualizationId: integer('visualization_id')
      .$type<VisualizationId>()
      .notNull()
      .references(() => visualizations.id, { onDelete: 'restrict' }),
    completed: boolean().notNull().default(false),
    /** The time of play in seconds. */
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
