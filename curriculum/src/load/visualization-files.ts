/** The schema of the files with visualizations, as README.md describes it. */
import {
  AnimationScript,
  ExplanationStep,
  InteractiveElement,
  VisualizationComplexity,
  VisualizationConcept,
} from '@qubloom/contract';
import { z } from 'zod';
import { text } from './content-files.ts';

export const VisualizationFile = z.strictObject({
  title: text.max(40),
  description: text.max(160),
  concept: VisualizationConcept,
  complexity: VisualizationComplexity,
  position: z.number().int().min(1),
  /** Shown above the picture: something to find out by playing. */
  question: text.max(160),
  interactiveElements: z.array(InteractiveElement).max(4),
  explanationSteps: z.array(ExplanationStep).min(3, 'at least three steps').max(6),
  /** The drawing as SVG; empty if there are only pictures. */
  svg: z.string().default(''),
  script: AnimationScript,
});
