/**
 * Checks in the text of a lesson or of a path's step. Learners may try them any number of times, and the page
 * grades each answer at once. Each check explains its right answer and replies to the wrong answers that its
 * author expected.
 */
import { z } from 'zod';
import { ReplyToWrong } from './task-check.ts';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const percent = z.number().min(0).max(100);

const asked = {
  id: key,
  question: z.string().min(1),
  /** Reason why the right answer is right. */
  reply: ReplyToWrong,
};

/** Question with a number as its answer. */
export const NumberBlock = z.strictObject({
  kind: z.literal('number'),
  ...asked,
  answer: z.number(),
  /** Unit of all numbers in this check. */
  unit: z.enum(['percent', 'plain']),
  /** Largest accepted distance from the answer. */
  within: z.number().min(0),
  wrong: z
    .array(z.strictObject({ answer: z.number(), reply: ReplyToWrong }))
    .min(1)
    .max(6),
});

/** Percent between two stops of a bar. */
export const barStep = 5;

/** Bars that the learner drags to predict how often each outcome of a circuit comes up. */
export const BarsBlock = z.strictObject({
  kind: z.literal('bars'),
  ...asked,
  /** Circuit on one line. */
  circuit: z.string().min(1),
  /** Largest accepted error of a bar, in percent. */
  within: z.number().min(1).max(10),
  /** Percent by outcome, highest wire first; missing outcomes are 0. */
  wrong: z
    .array(z.strictObject({ chances: z.record(z.string(), percent), reply: ReplyToWrong }))
    .min(1)
    .max(6),
});

/** Charts to choose from, each drawn from the circuit that produces it. */
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

/** Steps that the learner puts in order. */
export const OrderBlock = z.strictObject({
  kind: z.literal('order'),
  ...asked,
  /** Steps in the right order. */
  steps: z.array(z.string().min(1)).min(3).max(6),
  /** Other right orders, as indices of the steps. */
  alsoRight: z.array(z.array(z.number().int().min(0))),
  /** Order of the steps at the start, as indices. */
  start: z.array(z.number().int().min(0)),
  /** Replies for orders with the step `early` anywhere before the step `before`. */
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
