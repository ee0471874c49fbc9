/** Visualizations: interactive pictures for everyone, and records of a learner's play. */
import { z } from 'zod';
import { AwardedAchievement } from '../achievement.ts';
import { endpoint } from '../endpoint.ts';
import { VisualizationId, VisualizationParams } from '../ids.ts';
import * as routes from '../routes.ts';
import { playReportLimits } from './play-limits.ts';
import {
  ExplanationStep,
  VisualizationComplexity,
  VisualizationConcept,
  VisualizationScene,
} from './scene.ts';

/** Visualization as it appears in the list. */
export const VisualizationSummary = z.object({
  id: VisualizationId,
  title: z.string(),
  description: z.string(),
  /** Concept by which the list is filtered. */
  concept: VisualizationConcept,
  complexity: VisualizationComplexity,
  /** Its picture in lists. */
  iconUrl: z.string().nullable(),
});
export type VisualizationSummary = z.infer<typeof VisualizationSummary>;

export const Visualization = VisualizationSummary.extend({
  /** Question that the learner can answer by playing. */
  question: z.string(),
  ...VisualizationScene.shape,
  explanationSteps: z.array(ExplanationStep),
});
export type Visualization = z.infer<typeof Visualization>;

export const VisualizationPlay = z.object({
  completed: z.boolean(),
  /** The time of play in seconds. */
  timeSpent: z.number().int(),
  interactionCount: z.number().int(),
});
export type VisualizationPlay = z.infer<typeof VisualizationPlay>;

/** Report of the play since the previous report. */
export const InteractBody = z.strictObject({
  completed: z.boolean('Say whether it is completed.'),
  /** The time of play in seconds. Anything above the real time since the last report is ignored. */
  timeSpent: z
    .number()
    .int('The time must be a whole number of seconds.')
    .min(0)
    .max(playReportLimits.seconds),
  interactionCount: z
    .number()
    .int('The count must be a whole number.')
    .min(0)
    .max(playReportLimits.interactions),
});
export type InteractBody = z.infer<typeof InteractBody>;

export const visualizations = {
  list: endpoint({
    ...routes.visualizations.list,
    summary: 'All visualizations, in the order of the list.',
    reply: z.array(VisualizationSummary),
  }),
  mine: endpoint({
    ...routes.visualizations.mine,
    summary: 'The visualizations that the learner has played with.',
    reply: z.array(VisualizationPlay.extend({ visualizationId: VisualizationId })),
    errors: ['not-signed-in'],
  }),
  visualization: endpoint({
    ...routes.visualizations.visualization,
    summary: 'A visualization with its scene and its explanation.',
    params: VisualizationParams,
    reply: Visualization,
    errors: ['not-found'],
  }),
  interact: endpoint({
    ...routes.visualizations.interact,
    summary:
      'Report play since the last report. Time counts no faster than the clock. Completing pays nothing, but counts as learning the first time.',
    params: VisualizationParams,
    body: InteractBody,
    reply: VisualizationPlay.extend({ newAchievements: z.array(AwardedAchievement) }),
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
};
