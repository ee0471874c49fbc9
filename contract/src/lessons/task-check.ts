/** The shape of a task's check, in the files of the curriculum and in the lessons that are sent. */
import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');
const outcome = z.string().regex(/^[01]+$/, 'an outcome is written in 0 and 1, in quotes');
const wire = z.string().regex(/^q\d$/, 'a wire is written q0, q1, ...');
/** Says to whoever built it what they must have thought, why that is tempting, and what to try. */
export const ReplyToWrong = z.string().trim().min(1, 'must not be empty').max(300);

const bit = z.union([z.literal(0), z.literal(1)]);

/** What one circuit can be asked. `probability` reads one: files may write fractions, what is sent holds numbers. */
export function circuitChecksWith<Probability extends z.ZodType<number>>(probability: Probability) {
  return [
    /** Exact probability of each outcome, highest wire first, e.g. `{"1": 1}`; what is missing is 0. */
    z.strictObject({
      kind: z.literal('distribution'),
      chances: z.record(outcome, probability),
    }),
    /**
     * The final state up to a global phase, as amplitudes that need not be normalized: `{"0": 1, "1": -1}`
     * is the minus state. A pair is the real and the imaginary part.
     */
    z.strictObject({
      kind: z.literal('state'),
      amplitudes: z.record(outcome, z.union([z.number(), z.tuple([z.number(), z.number()])])),
    }),
    /** The whole change that the circuit makes, up to a global phase, as a circuit in grid notation. */
    z.strictObject({ kind: z.literal('unitary'), circuit: text }),
    /** Every basis input (all wires, highest first) must surely come out as its row says. */
    z.strictObject({
      kind: z.literal('table'),
      rows: z.record(outcome, outcome),
    }),
    /** The probability that the wires `of` show their values, among the runs in which those of `given` do. */
    z.strictObject({
      kind: z.literal('probability'),
      of: z.record(wire, bit),
      given: z.record(wire, bit).default({}),
      is: probability,
    }),
    /** Whatever state the wire `from` starts in arrives on the wire `to`. */
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
    /** Read column by column, the wires must surely show these outcomes, in this order. */
    z.strictObject({
      kind: z.literal('journey'),
      stops: z.array(outcome).min(1),
    }),
    /**
     * For every member of a hidden family: put in place of the starter's box (the sign `B`), it must give
     * these probabilities.
     */
    z.strictObject({
      kind: z.literal('family'),
      members: z
        .array(
          z.strictObject({
            name: text,
            /** One column or more in grid notation, on the wires that the box spans, from its first. */
            circuit: text,
            chances: z.record(outcome, probability),
          }),
        )
        .min(2),
    }),
  ]);
}
