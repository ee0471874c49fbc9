/**
 * Interactive pictures that a lesson can name in a `picture` block, each with its properties. The web draws
 * every one of them; the content check refuses unknown names and properties that don't match.
 */
import { z } from 'zod';

/** Gates in grid notation, separated by spaces: `X RY(pi/3)`. */
const gates = z
  .string()
  .regex(/^\S+( \S+)*$/, 'Gates are written with one space between them.')
  .transform((text) => text.split(' '));

/** Circuit on one line: `q0: H * / q1: - X` is `H *` on wire 0 and `- X` on wire 1. */
const circuit = z.string().min(1);

/** One row of gates, or several to choose from: `H Z H`, or `H H | H Z H`. */
const mixerLines = z
  .string()
  .regex(
    /^[HXZ]( [HXZ]){0,2}( \| [HXZ]( [HXZ]){0,2}){0,3}$/,
    'Write one to three of the gates H, X, and Z, as in "H Z H", or up to four such lines, as in "H H | H Z H".',
  )
  .transform((text) => text.split(' | ').map((line) => line.split(' ') as ('H' | 'X' | 'Z')[]));

export interface WidgetCard {
  /** Name of the pile that the card belongs to. */
  readonly pile: string;
  readonly text: string;
  /** Reason that is shown once the card has been answered. */
  readonly reason: string;
}

/** Reads cards written as `pile|text|reason;pile|text`; the reason is optional. */
function cardsOf(text: string): readonly WidgetCard[] {
  return text.split(';').map((card) => {
    const [pile = '', text = '', reason = ''] = card.split('|').map((part) => part.trim());
    return { pile, text, reason };
  });
}
const cardsIn = (piles: string) =>
  z
    .string()
    .regex(
      new RegExp(
        `^\\s*(${piles})\\s*\\|[^|;]+(\\|[^|;]+)?(;\\s*(${piles})\\s*\\|[^|;]+(\\|[^|;]+)?)*$`,
      ),
      'Cards are written as "pile|text|reason;pile|text".',
    )
    .transform(cardsOf);

const names = z
  .string()
  .regex(/^[^|;]+(\|[^|;]+)+$/, 'Piles are written as "first|second".')
  .transform((text) => text.split('|').map((name) => name.trim()));

/** Share from 0 to 1, with room for rounding errors. */
const share = z
  .number()
  .min(-1e-9)
  .max(1 + 1e-9);

const marbles = z.number().int().min(0).max(20);

export const lessonWidgets = {
  /** Switches that show the bits that they spell. */
  'switch-board': z.strictObject({
    switches: z.number().int().min(1).max(6).default(3),
    shows: z.literal('number').default('number'),
  }),
  /** Histogram that grows with each try, from a visible bag or from given counts. */
  'chance-histogram': z.strictObject({
    zeros: marbles.default(1),
    ones: marbles.default(1),
    counts: z
      .string()
      .regex(/^\d+ \d+$/, 'Counts are written as "52 148".')
      .default(''),
    /** Guess of how many of 100 draws are a 1, shown behind the bars. */
    guess: z.number().min(0).max(100).optional(),
  }),
  /** Rule that makes each number from the previous one, and optionally a spy who knows the rule. */
  'number-machine': z.strictObject({
    start: z.number().int().min(0).max(99).default(1),
    times: z.number().int().min(1).max(20),
    plus: z.number().int().min(0).max(20).default(0),
    modulo: z.number().int().min(2).max(99),
    spy: z.boolean().default(false),
  }),
  /** Light filters in a row: either the second one turns, or more are placed between two crossed ones. */
  'light-filters': z.strictObject({ between: z.boolean().default(false) }),
  /** Signed bars of one qubit, for 0 and 1, and gates to apply. */
  'signed-bars': z.strictObject({
    gates: gates.default(['X', 'H']),
    start: z.enum(['0', '1', '+', '-']).default('0'),
    chances: z.boolean().default(false),
  }),
  /**
   * A qubit's two bars on their way through gates; each part follows its own path, and parts add up or
   * cancel.
   */
  'interference-mixer': z.strictObject({
    /** `free` bars can be dragged; the others stay as they start. */
    start: z.enum(['free', '0', '1', 'plus', 'minus']).default('free'),
    gates: mixerLines.default([['H']]),
    /** Replaces `start` on a page with its own controls: a number from 0, all in 0, to 6, all in 1. */
    turn: z.number().min(0).max(6).optional(),
    /** 1 if the bar for 1 points down. */
    minus: z.number().min(0).max(1).optional(),
  }),
  /** Signed bars of two qubits, gate by gate. */
  'four-bars': z.strictObject({
    circuit,
    /** Adds measurements at the end of the circuit and counts their results. */
    looks: z.boolean().default(false),
  }),
  /** Meyer's coin game: the learner moves first and last, and the computer moves in the middle. */
  'penny-flip': z.strictObject({
    moves: gates.default(['X', 'H']),
    rounds: z.number().int().min(5).max(100).default(20),
    /** Percent of games in which a noisy machine shows the wrong side. */
    errors: z.number().int().min(0).max(20).default(0),
  }),
  /** The same game with Qubi first and last, by flips or by H, and the learner in the middle. */
  'coin-duel': z.strictObject({
    qubi: z.enum(['X', 'H']).default('H'),
    rounds: z.number().int().min(5).max(100).default(20),
  }),
  /** Sentences to sort into truths and myths. */
  'myth-buster': z.strictObject({ cards: cardsIn('true|false') }),
  /** Machine that copies 0 and 1 but fails for a superposition. */
  'copy-machine': z.strictObject({}),
  /** One clock hand for each amplitude, turned by gates. */
  'phase-clock': z.strictObject({
    gates: gates.default(['Z', 'S', 'T']),
    start: z.enum(['0', '1', '+', '-']).default('+'),
  }),
  /** Lanes that show who holds what, step by step. */
  'message-lanes': z.strictObject({ story: z.enum(['teleport', 'superdense']) }),
  /** GHZ game for three: a plan made in advance against three entangled qubits. */
  'ghz-table': z.strictObject({ plays: z.enum(['plan', 'both']).default('both') }),
  /** One value in three qubits: flip some, read the lamps, and repair. */
  'three-bits-code': z.strictObject({}),
  /**
   * Quantum tic-tac-toe for two at one board. A loop is resolved by a player or a measurement, or by
   * signs that both players hide in it.
   */
  'tic-tac-toe': z.strictObject({ signs: z.boolean().default(false) }),
  /** Box with a lamp and a hidden rule, queried with bits or once with a superposition. */
  'black-box': z.strictObject({}),
  /** Signed bars at a circuit's end: two for one qubit, or one for each basis state of up to four qubits. */
  'state-bars': z.strictObject({ circuit, small: z.boolean().default(false) }),
  /** Exact probabilities at a circuit's end, for one wire if it is named. */
  'chance-bars': z.strictObject({ circuit, wire: z.number().int().min(0).max(7).optional() }),
  /** Two-by-two grid of the joint probabilities of two wires. */
  'chance-grid': z.strictObject({ circuit }),
  /** Fresh qubits from a circuit, measured and counted. */
  looks: z.strictObject({ circuit, wire: z.number().int().min(0).max(7).default(0) }),
  /** One clock hand for each amplitude at a circuit's end. */
  'clock-hands': z.strictObject({ circuit }),
  /** One wire as an arrow in a disc, beside the arrow without errors. */
  'qubit-arrow': z.strictObject({
    circuit,
    wire: z.number().int().min(0).max(7).default(0),
    name: z.string().min(1),
    ideal: circuit.optional(),
  }),
  /** One wire on the Bloch sphere; the arrow shrinks if the wire is entangled. */
  'bloch-ball': z.strictObject({ circuit, wire: z.number().int().min(0).max(7).default(0) }),
  /** Waves of two paths and their sums at both exits. `delay` of the second path is in degrees. */
  ripples: z.strictObject({ delay: z.number().min(0).max(360) }),
  /** Grover's bars about their mean, after a number of half steps. */
  'grover-bars': z.strictObject({
    items: z.union([z.literal(4), z.literal(8)]).default(8),
    marked: z.number().int().min(0).max(7),
    halves: z.number().int().min(0).max(8),
  }),
  /** Probability of an outcome along the angle `sweep` of a circuit, and the current position on that curve. */
  hill: z.strictObject({
    circuit,
    outcome: z.string().regex(/^[01.]+$/),
    /** Position in half turns, from 0 to 2. */
    at: z.number().min(0).max(2),
  }),
  /** Shares of all tries, each a bar with its name: `first|second`. */
  shares: z.strictObject({
    names,
    a: share,
    b: share,
    c: share.optional(),
    d: share.optional(),
  }),
  /** Cards to sort onto piles: sentences, or pairs of qubits that the engine sorts. */
  'sorting-game': z.union([
    z.strictObject({
      piles: names.default(['A quantum computer may help', 'An ordinary computer is better']),
      cards: cardsIn('[1-9]'),
    }),
    z.strictObject({
      pairs: z
        .string()
        .min(1)
        .transform((text) => text.split(';').map((pair) => pair.trim())),
    }),
  ]),
} as const;

export type WidgetName = keyof typeof lessonWidgets;
/** Properties of a picture, with defaults filled in. */
export type WidgetProperties<Name extends WidgetName> = z.output<(typeof lessonWidgets)[Name]>;

export function isLessonWidget(name: string): name is WidgetName {
  return Object.hasOwn(lessonWidgets, name);
}
