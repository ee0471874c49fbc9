/** The schemas of the files with guided paths, as README.md describes them. */
import { Level } from '@qubloom/contract';
import { z } from 'zod';
import { slug, text } from './content-files.ts';

export const GuidedPathFile = z.strictObject({
  title: text.max(40),
  description: text.max(160),
  difficulty: Level,
  topic: text.max(40),
  minutes: z.number().int().min(5).max(120),
  position: z.number().int().min(1),
  /** Slugs of the paths that come before it on the map. */
  after: z.array(slug).default([]),
  steps: z.array(slug).min(5, 'at least five steps'),
});

export const StepFrontMatter = z.strictObject({
  title: text.max(60),
  /** Hints of a step without a task; a task has its own. */
  hints: z.array(text).max(4).default([]),
  /** Shown once the step is completed. */
  solution: text,
  points: z.number().int().min(1).max(20).default(5),
});
