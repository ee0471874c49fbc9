/** Divides a lesson's time among its stages. */
import type { LessonBlock } from '@qubloom/contract';
import type { PrintedStage } from './lesson-parts.ts';

/** Relative to each other: a task takes as long as eight paragraphs. */
const weights: { readonly [Kind in LessonBlock['kind']]?: number } = {
  paragraph: 0.5,
  picture: 2,
  simulator: 3,
  predict: 2,
  choice: 1.5,
  number: 2,
  bars: 2,
  histogram: 1.5,
  order: 2,
  task: 4,
  'program-task': 6,
  program: 3,
};

/** Returns whole minutes, at least one for each stage, that add up to the lesson's time. */
export function minutesOf(stages: readonly PrintedStage[], total: number): readonly number[] {
  const shares = stages.map(({ blocks }) =>
    blocks.reduce((sum, { kind }) => sum + (weights[kind] ?? 0), 0.5),
  );
  const sum = shares.reduce((a, b) => a + b, 0);
  const exact = shares.map((share) => 1 + ((total - stages.length) * share) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((a, b) => a + b, 0);
  // The minutes lost by rounding down go to the stages that lost the most.
  const byLoss = exact
    .map((minutes, index) => ({ index, loss: minutes % 1 }))
    .sort((a, b) => b.loss - a.loss);
  const lucky = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return whole.map((minutes, index) => minutes + (lucky.has(index) ? 1 : 0));
}
