/**
 * The interactive pictures that a lesson can name in a `picture` block, each with its properties. The web
 * draws every one of them; the content check refuses a name that is not here and properties that do not fit.
 */
import { z } from 'zod';

/** `X RY(pi/3)`: signs of the grid notation with blanks between them. */
const gates = z
  .string()
  .regex(/^\S+( \S+)*$/, 'Gates are written with one blank between them.')
  .transform((text) => text.split(' '));

/** `H *` and `- X` as one line: `q0: H * / q1: - X`. */
const circuit = z.string().min(1);

/** `H Z H`, or several to choose from: `H H | H Z H`. */
const mixerLines = z
  .string()
  .regex(
    /^[HXZ]( [HXZ]){0,2}( \| [HXZ]( [HXZ]){0,2}){0,3}$/,
    'Gates are one to three of H, X and Z, as in "H Z H"; up to four such lines stand as "H H | H Z H".',
  )
  .transform((text) => text.split(' | ').map((line) => line.split(' ') as ('H' | 'X' | 'Z')[]));

export interface WidgetCard {
  /** The name of the pile that the card belongs to. */
  readonly pile: string;
  readonly text: string;
  /** Shown once the card has been answered. */
  readonly reason: string;
}

/** `pile|text|reason;pile|text`: the reason may be left out. */
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

/** A share from 0 to 1; what is beyond by rounding is the end itself. */
const share = z
  .number()
  .min(-1e-9)
  .max(1 + 1e-9);

const marbles = z.number().int().min(0).max(20);

export const lessonWidgets = {
  /** Switches that show the bits they spell. */
  'switch-board': z.strictObject({
    switches: z.number().int().min(1).max(6).default(3),
    shows: z.literal('number').default('number'),
  }),
  /** A histogram that grows with each try, from a bag that is shown or from counts that are given. */
  'chance-histogram': z.strictObject({
    zeros: marbles.default(1),
    ones: marbles.default(1),
    counts: z
      .string()
      .regex(/^\d+ \d+$/, 'Counts are written as "52 148".')
      .default(''),
    /** How many of 100 draws are expected to be a 1; stands behind the bars. */
    guess: z.number().min(0).max(100).optional(),
  }),
  /** A rule that makes each number from the one before, and maybe a spy who knows it. */
  'number-machine': z.strictObject({
    start: z.number().int().min(0).max(99).default(1),
    times: z.number().int().min(1).max(20),
    plus: z.number().int().min(0).max(20).default(0),
    modulo: z.number().int().min(2).max(99),
    spy: z.boolean().default(false),
  }),
  /** Filters for light, one behind the other: the second one is turned, or more are put between two crossed ones. */
  'light-filters': z.strictObject({ between: z.boolean().default(false) }),
  /** The two signed bars of one qubit, for 0 and for 1, and gates to send it through. */
  'signed-bars': z.strictObject({
    gates: gates.default(['X', 'H']),
    start: z.enum(['0', '1', '+', '-']).default('0'),
    chances: z.boolean().default(false),
  }),
  /** A qubit's two bars on their way through gates: each part goes its own way, and parts add up or cancel. */
  'interference-mixer': z.strictObject({
    /** `free` bars are dragged; the others stay as they begin. */
    start: z.enum(['free', '0', '1', 'plus', 'minus']).default('free'),
    gates: mixerLines.default([['H']]),
    /** For a page with controls of its own: from 0, a whole 0, to 6, a whole 1, in place of `start`. */
    turn: z.number().min(0).max(6).optional(),
    /** 1 if the bar for 1 points down. */
    minus: z.number().min(0).max(1).optional(),
  }),
  /** The four signed bars of two qubits, gate by gate. */
  'four-bars': z.strictObject({
    circuit,
    /** Looks at the end of the circuit, which are counted. */
    looks: z.boolean().default(false),
  }),
  /** Meyer's coin game: the learner moves first and last, the computer in the middle. */
  'penny-flip': z.strictObject({
    moves: gates.default(['X', 'H']),
    rounds: z.number().int().min(5).max(100).default(20),
    /** Percent of the games in which a noisy machine shows the wrong side. */
    errors: z.number().int().min(0).max(20).default(0),
  }),
  /** The same game with Qubi first and last, by flips or by H, and the learner in the middle. */
  'coin-duel': z.strictObject({
    qubi: z.enum(['X', 'H']).default('H'),
    rounds: z.number().int().min(5).max(100).default(20),
  }),
  /** Sentences to be told from myths. */
  'myth-buster': z.strictObject({ cards: cardsIn('true|false') }),
  /** A machine that copies 0 and 1 and fails for a mix. */
  'copy-machine': z.strictObject({}),
  /** One hand for each amplitude, turned by gates. */
  'phase-clock': z.strictObject({
    gates: gates.default(['Z', 'S', 'T']),
    start: z.enum(['0', '1', '+', '-']).default('+'),
  }),
  /** Who holds what, step by step. */
  'message-lanes': z.strictObject({ story: z.enum(['teleport', 'superdense']) }),
  /** The GHZ game for three: a plan made in advance against three linked qubits. */
  'ghz-table': z.strictObject({ plays: z.enum(['plan', 'both']).default('both') }),
  /** One value in three qubits: flip some, read the lamps, repair. */
  'three-bits-code': z.strictObject({}),
  /** Quantum tic-tac-toe for two at one board; a ring is decided by a player or a look, or by signs that both hide in it. */
  'tic-tac-toe': z.strictObject({ signs: z.boolean().default(false) }),
  /** A box with a lamp and a hidden rule, asked with bits or once with a mix. */
  'black-box': z.strictObject({}),
  /** The signed bars of a circuit's end: two of one qubit, or one for each basis state of up to four. */
  'state-bars': z.strictObject({ circuit, small: z.boolean().default(false) }),
  /** The exact chances of a circuit's end; of one wire alone where it is named. */
  'chance-bars': z.strictObject({ circuit, wire: z.number().int().min(0).max(7).optional() }),
  /** Two by two: the chances of the results of two wires together. */
  'chance-grid': z.strictObject({ circuit }),
  /** Fresh qubits from a circuit, looked at and counted. */
  looks: z.strictObject({ circuit, wire: z.number().int().min(0).max(7).default(0) }),
  /** One hand for each amplitude at a circuit's end. */
  'clock-hands': z.strictObject({ circuit }),
  /** One wire as an arrow in a disc, beside what it would be without errors. */
  'qubit-arrow': z.strictObject({
    circuit,
    wire: z.number().int().min(0).max(7).default(0),
    name: z.string().min(1),
    ideal: circuit.optional(),
  }),
  /** One wire on the Bloch ball, which shrinks with an entangled one. */
  'bloch-ball': z.strictObject({ circuit, wire: z.number().int().min(0).max(7).default(0) }),
  /** The waves of two paths and their sums at both exits; the second path is late by so many degrees. */
  ripples: z.strictObject({ delay: z.number().min(0).max(360) }),
  /** Grover's bars about their mean, after so many half steps. */
  'grover-bars': z.strictObject({
    items: z.union([z.literal(4), z.literal(8)]).default(8),
    marked: z.number().int().min(0).max(7),
    halves: z.number().int().min(0).max(8),
  }),
  /** The chance of an outcome along the angle `sweep` of a circuit, and where on it one stands. */
  hill: z.strictObject({
    circuit,
    outcome: z.string().regex(/^[01.]+$/),
    /** Half turns, from 0 to 2. */
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
  /** Cards to put on piles: sentences, or pairs of qubits whose pile the engine knows. */
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
/** What a picture is drawn from, with its defaults filled in. */
export type WidgetProperties<Name extends WidgetName> = z.output<(typeof lessonWidgets)[Name]>;

export function isLessonWidget(name: string): name is WidgetName {
  return Object.hasOwn(lessonWidgets, name);
}
