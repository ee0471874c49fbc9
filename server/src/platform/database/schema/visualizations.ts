/** Concept visualizations: content, stored by slug. */
import type {
  ExplanationStep,
  InteractiveElement,
  VisualizationComplexity,
  VisualizationConcept,
} from '@qubloom/contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, retiredAt } from './columns.ts';

export const visualizations = pgTable('visualizations', {
  id: id(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  concept: text().$type<VisualizationConcept>().notNull(),
  complexity: text().$type<VisualizationComplexity>().notNull(),
  svgData: text('svg_data').notNull(),
  /** Declarative JSON; never run as code. */
  animationScript: text('animation_script'),
  interactiveElements: jsonb('interactive_elements')
    .$type<InteractiveElement[]>()
    .notNull()
    .default([]),
  explanationSteps: jsonb('explanation_steps').$type<ExplanationStep[]>().notNull().default([]),
  /** Something to find out by playing. */
  question: text().notNull().default(''),
  createdAt: createdAt(),
  /** Place in the list. */
  position: integer().notNull().default(0),
  retiredAt: retiredAt(),
});
