/**
 * Checks in the text of a lesson or of a path's step: answered at once, as often as one likes, and graded in the
 * page. Each says why its right answer is right, and answers the wrong ones that its author has foreseen.
 */
import { z } from 'zod';
import { ReplyToWrong } from './task-check.ts';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const percent = z.number().min(0).max(100);

const asked = {
  id: key,
  question: z.string().min(1),
  /** Why the right answer is right. */
  reply: ReplyToWrong,
};

/** A number to type. */
export const NumberBlock = z.strictObject({
  kind: z.literal('number'),
  ...asked,
  answer: z.number(),
  /** Of the answer and of all other numbers here. */
  unit: z.enum(['percent', 'plain']),
  /** How far from the answer is still right. */
  within: z.number().min(0),
  wrong: z
    .array(z.strictObject({ answer: z.number(), reply: ReplyToWrong }))
    .min(1)
    .max(6),
});

/** Percent between two stops of a bar. */
export const barStep = 5;

/** Bars to drag until they show how often each outcome of a circuit comes up. */
export const BarsBlock = z.strictObject({
  kind: z.literal('bars'),
  ...asked,
  /** On one line. */
  circuit: z.string().min(1),
  /** Percent that a bar may be off. */
  within: z.number().min(1).max(10),
  /** In percent by outcome, the highest wire first; what is missing is 0. */
  wrong: z
    .array(z.strictObject({ chances: z.record(z.string(), percent), reply: ReplyToWrong }))
    .min(1)
    .max(6),
});

/** Charts to pick from, each drawn from the circuit that makes it. */
export const HistogramBlock = z.strictObject({
  kind: z.literal('histogram'),
  id: key,
  question: z.string().min(1),
  charts: z
    .array(z.strictObject({ circuit: z.string().min(1), reply: ReplyToWrong }))
    .min(2)
    .max(4),
  /** Index of the right chart. */
  answer: z.number().int().min(0).max(3),
});

/** Steps to bring into their order. */
export const OrderBlock = z.strictObject({
  kind: z.literal('order'),
  ...asked,
  /** In the right order. */
  steps: z.array(z.string().min(1)).min(3).max(6),
  /** Other right orders, as indices of the steps. */
  alsoRight: z.array(z.array(z.number().int().min(0))),
  /** In which order the steps lie at the start. */
  start: z.array(z.number().int().min(0)),
  /** What is said where the step `early` was put somewhere before the step `before`. */
  wrong: z
    .array(
      z.strictObject({
        early: z.number().int().min(0),
        before: z.number().int().min(0),
        reply: ReplyToWrong,
      }),
    )
    .min(1)
    .max(6),
});
