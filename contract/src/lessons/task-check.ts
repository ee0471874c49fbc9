/** Schema of a task's check, shared by the curriculum's files and the lessons that are sent. */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const outcome = z.string().regex(/^[01]+$/, 'an outcome is a string of 0s and 1s, in quotes');
const wire = z.string().regex(/^q\d$/, 'a wire is written q0, q1, ...');
/** Tells the learner what they probably thought, why that is tempting, and what to try next. */
export const ReplyToWrong = z.string().trim().min(1, 'must not be empty').max(300);

const bit = z.union([z.literal(0), z.literal(1)]);

/**
 * Checks of one circuit. `probability` parses a probability: files may contain fractions, but sent lessons
 * contain numbers.
 */
export function circuitChecksWith<Probability extends z.ZodType<number>>(probability: Probability) {
  return [
    /** Exact probability of each outcome, highest wire first, such as `{"1": 1}`; missing outcomes are 0. */
    z.strictObject({
      kind: z.literal('distribution'),
      chances: z.record(outcome, probability),
    }),
    /**
     * Final state up to a global phase, as amplitudes that need not be normalized: `{"0": 1, "1": -1}` is the
     * minus state. A pair is the real part and the imaginary part.
     */
    z.strictObject({
      kind: z.literal('state'),
      amplitudes: z.record(outcome, z.union([z.number(), z.tuple([z.number(), z.number()])])),
    }),
    /** Unitary of the whole circuit up to a global phase, given as a circuit in grid notation. */
    z.strictObject({ kind: z.literal('unitary'), circuit: text }),
    /** Outcome that each basis input must have with certainty (all wires, highest first). */
    z.strictObject({
      kind: z.literal('table'),
      rows: z.record(outcome, outcome),
    }),
    /** Probability that the wires in `of` have their values, among the runs with the values in `given`. */
    z.strictObject({
      kind: z.literal('probability'),
      of: z.record(wire, bit),
      given: z.record(wire, bit).default({}),
      is: probability,
    }),
    /** The wire `to` must end in the state in which the wire `from` starts, for every such state. */
    z.strictObject({
      kind: z.literal('transfer'),
      from: z.number().int().min(0),
      to: z.number().int().min(0),
    }),
  ] as const;
}

export function taskCheckWith<Probability extends z.ZodType<number>>(probability: Probability) {
  return z.discriminatedUnion('kind', [
    ...circuitChecksWith(probability),
    /** Outcomes that the wires must have with certainty after each column, in this order. */
    z.strictObject({
      kind: z.literal('journey'),
      stops: z.array(outcome).min(1),
    }),
    /**
     * Probabilities for every member of a hidden family; each member replaces the starter's box (the sign
     * `B`).
     */
    z.strictObject({
      kind: z.literal('family'),
      members: z
        .array(
          z.strictObject({
            name: text,
            /** One or more columns in grid notation, on the wires that the box spans, from its first wire. */
            circuit: text,
            chances: z.record(outcome, probability),
          }),
        )
        .min(2),
    }),
  ]);
}
