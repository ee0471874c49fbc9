/** Daily puzzles: what a learner sees, what the learner answers, and what the check says. */
import { z } from 'zod';
import { Level } from '../courses.ts';
import { TaskCheck } from '../lessons/lesson-content.ts';
import { Choice } from '../quizzes/quizzes.ts';
import { maxCircuitTextLength } from '../tasks.ts';

/** The challenges with a puzzle. Each level has one puzzle of each on every day. */
export const PuzzleChallenge = z.enum(['concept', 'circuit']);
export type PuzzleChallenge = z.infer<typeof PuzzleChallenge>;

/** The kinds of each challenge, in the order of their days. */
export const kindsOfChallenge = {
  concept: ['maze', 'match-chart', 'hidden-gate', 'catch-eve'],
  circuit: ['fewest-gates', 'build-card'],
} as const;

export const PuzzleKind = z.enum([...kindsOfChallenge.concept, ...kindsOfChallenge.circuit]);
export type PuzzleKind = z.infer<typeof PuzzleKind>;

export const puzzleLimits = { title: 40, question: 180, reply: 360 } as const;

/** Mazes have at most this many columns, and tables of Eve this many photons. */
const maxPlaces = 12;

const text = z.string().min(1);
/** A circuit on one line, with ` / ` between the wires: `H * / - X`. */
const circuitLine = text;
/** Exact probability of each outcome that can happen, highest wire first: `{ "00": 0.5, "11": 0.5 }`. */
const Chances = z.record(z.string().regex(/^[01]+$/), z.number().min(0).max(1));
const bit = z.union([z.literal(0), z.literal(1)]);

const shown = {
  level: Level,
  title: text.max(puzzleLimits.title),
  /** One short question, or a request. */
  question: text.max(puzzleLimits.question),
};

/** The parts that a learner fills in, as in a lesson's task. */
const built = {
  /** In grid notation; `?` is a free place. */
  starter: text,
  /** The palette, as in a task: `*` is the dot of a CNOT. */
  gates: z.array(text).min(1),
  check: TaskCheck,
};

/** A puzzle without its answer. */
export const DailyPuzzle = z.discriminatedUnion('kind', [
  /**
   * Rooms in columns. A qubit starts at 0 and goes through one room of each column, from left to right; from a room it
   * may go straight on, or one row up or down. A room applies its gate.
   */
  z.object({
    kind: z.literal('maze'),
    ...shown,
    /** `rooms[row][column]` is a gate. */
    rooms: z.array(z.array(text)).min(2),
    /** The result that a look at the end must give for certain. */
    end: bit,
  }),
  /** A bar chart, and four circuits. One of them makes it. */
  z.object({
    kind: z.literal('match-chart'),
    ...shown,
    chart: Chances,
    circuits: z.array(z.object({ choice: Choice, circuit: circuitLine })).length(4),
  }),
  /** A box, tests of it, and four candidates. One of them fits all tests. */
  z.object({
    kind: z.literal('hidden-gate'),
    ...shown,
    /** The sign `B` in a circuit is the box, or one wire of it. `chart` is what many looks at the end have shown. */
    tests: z.array(z.object({ circuit: circuitLine, chart: Chances })).min(1),
    candidates: z.array(z.object({ choice: Choice, circuit: circuitLine })).length(4),
  }),
  /** A table of photons. On some, what Bob saw is impossible if nobody has looked on the way. */
  z.object({
    kind: z.literal('catch-eve'),
    ...shown,
    photons: z
      .array(
        z.object({
          /** Gates on one line that Alice applies to a 0, `-` for none. */
          alice: circuitLine,
          /** Gates on one line that Bob applies before his look, `-` for none. */
          bob: circuitLine,
          saw: bit,
        }),
      )
      .min(2)
      .max(maxPlaces),
  }),
  /** A long row of gates, which fewer gates can replace. */
  z.object({
    kind: z.literal('fewest-gates'),
    ...shown,
    ...built,
    /** The answer must do the same as this circuit, whatever goes in. */
    row: circuitLine,
  }),
  /** A card with a start, some gates, blanks, and an end. Every blank gets a gate of the palette. */
  z.object({ kind: z.literal('build-card'), ...shown, ...built, end: Chances }),
]);
export type DailyPuzzle = z.infer<typeof DailyPuzzle>;
export type PuzzleOf<Kind extends PuzzleKind> = Extract<DailyPuzzle, { kind: Kind }>;

/** An answer, in the form that belongs to the puzzle's kind. */
export const PuzzleAnswer = z.discriminatedUnion('kind', [
  /** The row of the room in each column, from 0. */
  z.strictObject({
    kind: z.literal('maze'),
    rows: z.array(z.number().int().min(0)).min(1).max(maxPlaces),
  }),
  z.strictObject({ kind: z.literal('match-chart'), choice: Choice }),
  z.strictObject({ kind: z.literal('hidden-gate'), choice: Choice }),
  /** The photons that give Eve away, as places in the table, from 0 and in any order. */
  z.strictObject({
    kind: z.literal('catch-eve'),
    photons: z
      .array(
        z
          .number()
          .int()
          .min(0)
          .max(maxPlaces - 1),
      )
      .max(maxPlaces),
  }),
  /** The starter with gates in its free places. */
  z.strictObject({
    kind: z.literal('fewest-gates'),
    circuit: text.max(maxCircuitTextLength),
  }),
  z.strictObject({ kind: z.literal('build-card'), circuit: text.max(maxCircuitTextLength) }),
]);
export type PuzzleAnswer = z.infer<typeof PuzzleAnswer>;
export type AnswerTo<Kind extends PuzzleKind> = Extract<PuzzleAnswer, { kind: Kind }>;

/**
 * What the check says. Only `right` solves a puzzle. `almost` is a circuit that works with more gates than needed, or
 * a table in which one photon is missing or too many. An answer that does not fit the puzzle at all is `wrong`.
 */
export const PuzzleVerdict = z.object({
  verdict: z.enum(['right', 'almost', 'wrong']),
  /** The reason why, from this puzzle and this answer; a wrong answer's says what happens with it. */
  reply: text.max(puzzleLimits.reply),
});
export type PuzzleVerdict = z.infer<typeof PuzzleVerdict>;
