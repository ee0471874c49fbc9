/** Program tasks: the learner writes a function, which is called with the arguments of each case. */
import { z } from 'zod';
import { circuitChecksWith, ReplyToWrong } from './task-check.ts';

const text = z.string().trim().min(1, 'must not be empty');
const outcome = z.string().regex(/^[01]+$/, 'an outcome is a string of 0s and 1s, in quotes');

/** Maximum characters of a submitted program. */
export const maxProgramLength = 4000;
/** Maximum characters of a function's return value, as OpenQASM or as JSON. */
export const maxReturnedLength = 8000;
export const maxProgramCases = 16;

/** Value that programs exchange: numbers, text, booleans, and lists and dictionaries of these. */
export const ProgramValue = z.json();
export type ProgramValue = z.infer<typeof ProgramValue>;

/** Value, or a circuit in the curriculum's grid notation. */
export const ProgramArgument = z.union([
  z.strictObject({ circuit: text }),
  z.strictObject({ value: ProgramValue }),
]);
export type ProgramArgument = z.infer<typeof ProgramArgument>;

/** Required return value of the function. Final measurements of circuits are ignored, except by `bits`. */
export function programCheckWith<Probability extends z.ZodType<number>>(probability: Probability) {
  return z.discriminatedUnion('kind', [
    ...circuitChecksWith(probability),
    /** Exact probability of each outcome of the classical bits, highest bit first. */
    z.strictObject({ kind: z.literal('bits'), chances: z.record(outcome, probability) }),
    /** Expected value; numbers may differ by `within`. */
    z.strictObject({
      kind: z.literal('value'),
      is: ProgramValue,
      within: z.number().min(0).default(0),
    }),
  ]);
}

export const ProgramCheck = programCheckWith(z.number().min(0).max(1));
export type ProgramCheck = z.infer<typeof ProgramCheck>;

export function programCaseWith<Check extends z.ZodType>(check: Check) {
  return z.strictObject({
    /** Name that follows "For" in messages to the learner: "the word 101". */
    name: text,
    arguments: z.array(ProgramArgument).max(6).default([]),
    check,
  });
}
const ProgramCase = programCaseWith(ProgramCheck);

/** Limits on the circuits of a program. */
export const ProgramLimits = z.strictObject({
  /** Gate names as in code: `h`, `cx`. All gates are allowed if this is missing. */
  gates: z.array(text).min(1).optional(),
  mustUse: z.array(text).default([]),
  maxGates: z.number().int().min(1).optional(),
});

/** Program that is shown, changed, and run. */
export const ProgramBlock = z.strictObject({
  kind: z.literal('program'),
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  code: z.string().min(1).max(maxProgramLength),
});

const programTaskProperties = {
  title: z.string().min(1),
  goal: z.string().min(1),
  starter: z.string().min(1).max(maxProgramLength),
  /** Name of the function that is called. */
  function: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  cases: z.array(ProgramCase).min(1).max(maxProgramCases),
  limits: ProgramLimits,
  success: z.string().min(1),
  /** Replies to wrong programs that the author expected, and to others that return the same values. */
  replies: z
    .array(
      z.strictObject({
        program: z.string().min(1).max(maxProgramLength),
        reply: ReplyToWrong,
      }),
    )
    .optional(),
};

export const ProgramTaskBlock = z.strictObject({
  kind: z.literal('program-task'),
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  ...programTaskProperties,
  /** Hints in this order: a nudge, the idea, most of the solution, and a worked step. */
  hints: z.array(z.string().min(1)).min(1).max(4),
  /** Second version of the task, as for a circuit task. */
  twin: z.strictObject(programTaskProperties).optional(),
});

/** Return value of a function for one case. */
export const Returned = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circuit'), openQasm: z.string().max(maxReturnedLength) }),
  z.strictObject({
    kind: z.literal('value'),
    value: ProgramValue.refine(
      (value) => JSON.stringify(value).length <= maxReturnedLength,
      'The program returns too much.',
    ),
  }),
  z.strictObject({ kind: z.literal('nothing') }),
  /** The function raised an error, which the page explains in a sentence. */
  z.strictObject({ kind: z.literal('failed'), sentence: z.string().min(1).max(500) }),
]);
export type Returned = z.infer<typeof Returned>;
