/**
 * All interactives: how a lesson, a visualization, and an address write each of them, and the page of those that are
 * simulators, too. Each is a constant of its own, so that a simulator's frame loads only its own one
 * (`web/build/simulator-pages.ts`).
 */
import {
  blochGates,
  maxDamping,
  maxDepolarizing,
  maxGroverSteps,
  maxHiddenGates,
  maxNoiseSteps,
  maxPhotons,
  maxReadoutError,
  maxSwitches,
  marbleBags,
} from './limits.ts';
import {
  blochMoves,
  cardsOn,
  chshAngles,
  chshPlan,
  clockPhase,
  mixerLines,
} from './own-properties.ts';
import { rematchLevels } from './rematches.ts';
import {
  onOff,
  oneOf,
  optional,
  real,
  someOf,
  text,
  withFallback,
  whole,
  withOldName,
  type Properties,
  type PropertyValues,
} from './properties.ts';
import {
  cells,
  circuit,
  circuits,
  gates,
  guess,
  markedItem,
  names,
  outcome,
  wire,
  words,
} from './property-kinds.ts';

export interface Interactive {
  readonly properties: Properties;
  /** Returns why values that fit one by one don't fit together. */
  readonly problemOf?: (values: Readonly<Record<string, unknown>>) => string | undefined;
  /** Size that its circuits must have; by default, they have up to four wires. */
  readonly circuit?: { readonly wires?: 1 | 2; readonly maxColumns?: number };
  /**
   * Its size in a visualization. `tall` ones are beside the drawing in a low window, `wide` ones need the whole width
   * of a phone, and `flat` ones leave more room to the drawing.
   */
  readonly size?: readonly ('tall' | 'wide' | 'flat')[];
  /** Its page, `/simulators/<name>`. Its properties all have fallbacks. */
  readonly simulator?: SimulatorPage;
}

/** The words of a simulator. */
export interface SimulatorPage {
  readonly name: string;
  readonly title: string;
  /** For search engines and previews of links. */
  readonly description: string;
  /** Its idea in a sentence, for learners. */
  readonly idea: string;
  /** In order. Each is something to do. */
  readonly steps: readonly string[];
}

/** Games in a row. */
const rounds = whole(5, 100, 20);

/** Level of a game against Qubi, with a record for each level; without one, it is the interactive of a lesson. */
const level = optional(oneOf(rematchLevels));

/** Share from 0 to 1, with room for rounding errors. */
const share = real(-1e-9, 1 + 1e-9);

/** Switches that show the bits that they spell. */
export const switchBoard = {
  properties: { switches: whole(1, maxSwitches, 3) },
  simulator: {
    name: 'switches',
    title: 'Switches',
    description: 'Flip switches, and see which number the pattern of 0s and 1s means.',
    idea: 'Each switch is 0 or 1, and a row of them spells a number.',
    steps: [
      'Tap a switch and watch the number change.',
      'Can you find all the patterns?',
      'Add one more switch. How many patterns are there now?',
    ],
  },
} as const satisfies Interactive;

/** Histogram that grows with each try, from a visible bag or from given counts. */
export const chanceHistogram = {
  properties: {
    zeros: whole(0, 20, 1),
    ones: whole(0, 20, 1),
    counts: withFallback(
      '',
      text(
        (written) => (/^\d+ \d+$/.test(written) ? written : undefined),
        'Write counts as "52 148".',
      ),
    ),
    /** Guess of how many of 100 draws are a 1, shown behind the bars. */
    guess: optional(real(0, 100)),
    /** Marbles with a 0, then with a 1: the first of several bags to choose from, which replace zeros and ones. */
    bag: optional(oneOf(marbleBags)),
  },
  simulator: {
    name: 'marbles',
    title: 'Bag of marbles',
    description: 'Draw marbles from a bag, one or a thousand, and watch the chart grow.',
    idea: 'One draw is luck. Many draws show what is in the bag.',
    steps: [
      'Choose a bag and draw one marble.',
      'Guess how many of 100 draws show a 1.',
      'Draw 100, and then 1000. Which chart comes closer to the bag?',
    ],
  },
} as const satisfies Interactive;

export const firstQubit = {
  properties: {
    gates: withFallback([], cells),
    slots: whole(1, 8, 3),
    /** Null if the learner begins with an empty line and chooses the start. */
    circuit: withFallback(null, cells),
    bars: onOff(true),
    guess,
  },
  simulator: {
    name: 'first-qubit',
    title: 'First qubit',
    description: 'Place gates on one qubit, look once, guess, and look at a hundred fresh qubits.',
    idea: 'One qubit, the gates on it, and what a look will show.',
    steps: [
      'Place a gate on the line. The bars change at once.',
      'Take a guess: what will a look show?',
      'Look once. Then look many times and count.',
      'Take gates away again, and find out which one made the change.',
    ],
  },
} as const satisfies Interactive;

export const coinAndQubit = {
  properties: { times: oneOf(['1', '2', '3'], '2'), guess, choice: onOff(true) },
  simulator: {
    name: 'coin-and-qubit',
    title: 'Coin and qubit',
    description: 'Flip a coin twice, send a qubit through H twice, and compare what comes out.',
    idea: 'A coin and a qubit, side by side: both are fair, but only one can undo its mix.',
    steps: [
      'Choose how often each of them is changed: a flip for the coin, an H for the qubit.',
      'Tap the coin, and tap the qubit.',
      'Guess if the two come out the same, and watch 100 of each.',
    ],
  },
} as const satisfies Interactive;

export const ripple = {
  properties: {
    sign: oneOf(['none', '0', '1', 'both'], 'none'),
    /** Brings the clock with it. */
    phase: withFallback(null, clockPhase),
    /** Null if `phase` decides. */
    clock: withFallback(null, onOff(true)),
    guess,
  },
  simulator: {
    name: 'ripple',
    title: 'Ripple adder',
    description:
      'Put a sign on one of two paths and see where the ripples add up and where they cancel.',
    idea: 'Two ripples meet. They add up, or they cancel.',
    steps: [
      'Change the sign or the phase on one path.',
      'Guess how tall the sum will be.',
      'Watch the two arrows add, and read the chance from the sum.',
    ],
  },
} as const satisfies Interactive;

/** A qubit's two bars on their way through gates; each part follows its own path, and parts add up or cancel. */
export const interferenceMixer = {
  properties: {
    /** `free` bars can be dragged; the others stay as they start. */
    start: oneOf(['free', '0', '1', 'plus', 'minus'], 'free'),
    gates: withFallback([['H']], mixerLines),
    /** Replaces `start` among controls of a visualization: a number from 0, all in 0, to 6, all in 1. */
    turn: optional(real(0, 6)),
    /** 1 if the bar for 1 points down. */
    minus: optional(real(0, 1)),
  },
  simulator: {
    name: 'interference-mixer',
    title: 'Interference mixer',
    description:
      "Drag a qubit's two bars into H, follow each part, and see where the parts add up and where they cancel.",
    idea: 'Each part of a qubit goes its own way. Where parts meet, they add up or cancel.',
    steps: [
      'Drag the bars to a mix of your own.',
      'Send them into H and follow each part.',
      'Let the parts meet. Which bar grew, and which one vanished?',
      'Choose more gates, and find out what a Z in the middle changes.',
    ],
  },
} as const satisfies Interactive;

export const bloch = {
  properties: {
    /** Moves to the point to reach; null for the first usual one. */
    target: withFallback(null, blochMoves),
    within: whole(1, 9, 3),
    /** Null if the mode decides. */
    angles: withFallback(null, onOff(true)),
    /** Null if `target` decides. */
    mode: withFallback(null, oneOf(['free', 'target', 'pair'])),
    modes: someOf(['free', 'target', 'pair']),
    gates: someOf(blochGates),
    start: withFallback([], blochMoves),
  },
  simulator: {
    name: 'bloch',
    title: 'Bloch ball',
    description:
      'Turn the arrow of one qubit on its ball, reach a point in three moves, and see the ball shrink for a linked pair.',
    idea: 'A map of one separate qubit: each gate is a turn of the arrow.',
    steps: [
      'Choose a gate and watch the arrow turn.',
      'Turn the view to see the ball from another side.',
      'Try to reach a point with as few gates as you can.',
    ],
  },
} as const satisfies Interactive;

export const measurement = {
  properties: { line: oneOf(['h', 'h-h', 'h-look-h'], 'h'), guess },
  simulator: {
    name: 'measurement',
    title: 'Measurement',
    description: 'See the bars of a qubit before and after a look, once and many times.',
    idea: 'The qubit before the look, and the qubit after it.',
    steps: [
      'Choose what happens to each qubit, and where to put a look.',
      'Take a guess at the last look.',
      'Run it, and compare the bars before and after the look.',
    ],
  },
} as const satisfies Interactive;

export const pairTester = {
  properties: {
    pair: oneOf(
      ['equal', 'equal-minus', 'opposite', 'opposite-minus', 'h-h', 'coins', 'cards', 'hidden'],
      'equal',
    ),
    alice: oneOf(['z', 'x'], 'z'),
    bob: oneOf(['z', 'x'], 'z'),
    /**
     * `matches`: one pair and no ways to choose, only how often the two match. `bob`: one pair, the ways to look,
     * and what Bob sees alone; the rest is folded.
     */
    show: oneOf(['all', 'matches', 'bob'], 'all'),
  },
  simulator: {
    name: 'pair-tester',
    title: 'Pair tester',
    description: 'Test pairs of qubits, linked or separate, and compare what Alice and Bob find.',
    idea: 'Two qubits, far apart. Looked at together, they can follow a rule.',
    steps: [
      'Look at many pairs: are the two lamps equal, or opposite?',
      'Turn a box to look another way, and choose another pair.',
      'Look at Bob alone: is he more than a fair coin?',
      'Then decide: is this pair linked?',
    ],
  },
} as const satisfies Interactive;

export const chshGame = {
  properties: {
    rules: onOff(true),
    /** Learners who design the angles see what each pair of questions wins, but not the best angles. */
    design: onOff(false),
    plays: oneOf(['both', 'plan', 'pair'], 'both'),
    /** Null if `plays` decides. */
    play: withFallback(null, oneOf(['plan', 'pair'])),
    plan: withFallback({ alice: [0, 0], bob: [0, 0] }, chshPlan),
    angles: withFallback({ alice: [0, 0], bob: [0, 0] }, chshAngles),
    level,
  },
  simulator: {
    name: 'chsh-game',
    title: 'CHSH game',
    description:
      'Play a game by a plan, then with a linked pair, which wins more often than any plan.',
    idea: 'A game for two who may not talk. A linked pair wins it more often than any plan.',
    steps: [
      'Make a plan without qubits and play many rounds.',
      'Play again with a linked pair.',
      'Watch the band of luck get narrower. When is it above every plan?',
    ],
  },
} as const satisfies Interactive;

export const teleporter = {
  properties: {
    /** Angle of the message's arrow, in degrees. */
    angle: whole(0, 180, 60),
    /** Bits that are `hold` lie with Alice until the learner carries them to Bob. */
    bits: oneOf(['send', 'hold'], 'hold'),
    /** In a `folded` story, Alice has already looked. */
    story: oneOf(['open', 'folded'], 'open'),
  },
  simulator: {
    name: 'teleporter',
    title: 'Teleporter',
    description:
      'Send the state of a qubit with a linked pair and two bits. Hold the bits back, and it is a coin.',
    idea: 'A state moves to another qubit. Two ordinary bits must travel too.',
    steps: [
      'Turn the message, drag it into Alice’s box, and let her look.',
      'Carry the two bits to Bob, and repair his qubit with X and Z.',
      'Look at 200 and compare the charts. Then hold the bits back.',
    ],
  },
} as const satisfies Interactive;

export const grover = {
  properties: {
    items: oneOf([4, 8], 4),
    marked: markedItem,
    steps: whole(0, maxGroverSteps, 0),
    choice: onOff(true),
    level,
  },
  simulator: {
    name: 'grover',
    title: 'Grover’s search',
    description:
      'Find a marked item among four or eight, bar by bar, and see what too many steps do.',
    idea: 'The marked bar grows step by step, and shrinks again when you go too far.',
    steps: [
      'Mark an item.',
      'Flip its bar, and mirror every bar at the line in the middle of them all.',
      'Find the number of steps after which a look is most sure.',
    ],
  },
} as const satisfies Interactive;

export const bb84 = {
  properties: {
    eve: oneOf(['off', 'on', 'hidden'], 'off'),
    /** Photons that have been sent when the page opens. */
    photons: whole(0, maxPhotons, 0),
    rules: onOff(true),
    /** True if learners may turn Eve on and off. */
    choice: onOff(true),
    level,
  },
  simulator: {
    name: 'bb84',
    title: 'Photon post',
    description: 'Make a secret key from photons, and catch Eve when she listens in.',
    idea: 'Alice and Bob make a secret key, and find out whether Eve was listening.',
    steps: [
      'You are Bob. For each photon, choose how to look: plain or mix.',
      'Tell Alice the ways, and keep the photons with the same one.',
      'Let Eve listen, and check some kept bits: is she there?',
    ],
  },
} as const satisfies Interactive;

export const noise = {
  /** Errors are in percent. */
  properties: {
    start: oneOf(['1', '0', 'plus'], '1'),
    steps: whole(0, maxNoiseSteps, 5),
    depolarizing: withOldName('depolarising', whole(0, maxDepolarizing, 5)),
    damping: whole(0, maxDamping, 0),
    readout: whole(0, maxReadoutError, 0),
    part: oneOf(['both', 'fading', 'repair'], 'both'),
  },
  simulator: {
    name: 'noise',
    title: 'Noise and repair',
    description: 'Watch an arrow fade, and repair a flip with three qubits and two lamps.',
    idea: 'The arrow fades as the world outside gets at the qubit.',
    steps: [
      'Let the qubit wait, step by step.',
      'Watch the arrow fade, and read the chances.',
      'Then try the repair: three qubits guard one value against one flip.',
    ],
  },
} as const satisfies Interactive;

/** Rule that makes each number from the previous one, and optionally a spy who knows the rule. */
export const numberMachine = {
  properties: {
    start: whole(0, 99, 1),
    times: whole(1, 20),
    plus: whole(0, 20, 0),
    modulo: whole(2, 99),
    spy: onOff(false),
  },
} as const satisfies Interactive;

/** Light filters in a row: either the second one turns, or more are placed between two crossed ones. */
export const lightFilters = {
  properties: { between: onOff(false) },
} as const satisfies Interactive;

/** Signed bars of one qubit, for 0 and 1, and gates to apply. */
export const signedBars = {
  properties: {
    gates: withFallback(['X', 'H'], gates),
    start: oneOf(['0', '1', '+', '-'], '0'),
    chances: onOff(false),
  },
} as const satisfies Interactive;

/** Signed bars of two qubits, gate by gate. */
export const fourBars = {
  properties: {
    circuit,
    /** Adds measurements at the end of the circuit and counts their results. */
    looks: onOff(false),
  },
  // More columns are too wide for a phone.
  circuit: { wires: 2, maxColumns: 10 },
} as const satisfies Interactive;

/** Meyer's coin game: the learner moves first and last, and the computer moves in the middle. */
export const pennyFlip = {
  properties: {
    moves: withFallback(['X', 'H'], gates),
    rounds,
    /** Percent of games in which a noisy machine shows the wrong side. */
    errors: whole(0, 20, 0),
  },
} as const satisfies Interactive;

/** The same game with Qubi first and last, by flips or by H, and the learner in the middle. */
export const coinDuel = {
  properties: { qubi: oneOf(['X', 'H'], 'H'), rounds, level },
} as const satisfies Interactive;

/** Closed box with one of a few gates, which the learner names after a few looks. */
export const hiddenGate = {
  properties: {
    level: withFallback(1, oneOf(rematchLevels)),
    /** Which of the level's gates is in the first box; by chance if it is left out. */
    box: optional(whole(1, maxHiddenGates)),
  },
} as const satisfies Interactive;

/** Sentences to sort into truths and myths. */
export const mythBuster = {
  properties: { cards: cardsOn('true|false') },
} as const satisfies Interactive;

/** Machine that copies 0 and 1 but fails for a superposition. */
export const copyMachine = { properties: {} } as const satisfies Interactive;

/** One clock hand for each amplitude, turned by gates. */
export const phaseClock = {
  properties: {
    gates: withFallback(['Z', 'S', 'T'], gates),
    start: oneOf(['0', '1', '+', '-'], '+'),
  },
} as const satisfies Interactive;

/** Lanes that show who holds what, step by step. */
export const messageLanes = {
  properties: { story: oneOf(['teleport', 'superdense']) },
} as const satisfies Interactive;

/** GHZ game for three: a plan made in advance against three entangled qubits. */
export const ghzTable = {
  properties: { plays: oneOf(['plan', 'both'], 'both') },
} as const satisfies Interactive;

/** One value in three qubits: flip some, read the lamps, and repair. */
export const threeBitsCode = { properties: {} } as const satisfies Interactive;

/** Quantum tic-tac-toe for two at one board. A loop is resolved by a player or a measurement, or by signs that both players hide in it. */
export const ticTacToe = { properties: { signs: onOff(false) } } as const satisfies Interactive;

/** Box with a lamp and a hidden rule, queried with bits or once with a superposition. */
export const blackBox = { properties: {} } as const satisfies Interactive;

/** Signed bars at a circuit's end: two for one qubit, or one for each basis state of up to four qubits. */
export const stateBars = {
  properties: { circuit, small: onOff(false) },
} as const satisfies Interactive;

/** Exact probabilities at a circuit's end, for one wire if it is named. */
export const chanceBars = {
  properties: { circuit, wire: optional(wire) },
  size: ['wide'],
} as const satisfies Interactive;

/** Two-by-two grid of the joint probabilities of two wires. */
export const chanceGrid = {
  properties: { circuit },
  circuit: { wires: 2 },
  size: ['tall', 'wide'],
} as const satisfies Interactive;

/** Fresh qubits from a circuit, measured and counted. */
export const looks = {
  properties: { circuit, wire },
  size: ['tall'],
} as const satisfies Interactive;

/** One clock hand for each amplitude at a circuit's end. */
export const clockHands = {
  properties: { circuit },
  circuit: { wires: 1 },
} as const satisfies Interactive;

/** One wire as an arrow in a disc, beside the arrow without errors. */
export const qubitArrow = {
  properties: { circuit, wire, name: words, ideal: optional(circuit) },
} as const satisfies Interactive;

/** One wire on the Bloch sphere; the arrow shrinks if the wire is entangled. */
export const blochBall = { properties: { circuit, wire } } as const satisfies Interactive;

/** Waves of two paths and their sums at both exits. `delay` of the second path is in degrees. */
export const ripples = { properties: { delay: real(0, 360) } } as const satisfies Interactive;

/** Grover's bars about their mean, after a number of half steps. */
export const groverBars = {
  properties: { items: oneOf([4, 8], 8), marked: whole(0, 7), halves: whole(0, 8) },
} as const satisfies Interactive;

/** Probability of an outcome along the angle `sweep` of a circuit, and the current position on that curve. */
export const hill = {
  properties: {
    circuit,
    outcome,
    /** Position in half turns, from 0 to 2. */
    at: real(0, 2),
  },
} as const satisfies Interactive;

/** Shares of all tries, each a bar with its name: `first|second`. */
export const shares = {
  properties: { names, a: share, b: share, c: optional(share), d: optional(share) },
  size: ['flat'],
} as const satisfies Interactive;

/** Cards to sort onto piles: sentences, or pairs of qubits that the engine sorts. */
export const sortingGame = {
  properties: {
    piles: optional(names),
    cards: optional(cardsOn('[1-9]')),
    pairs: optional(circuits),
  },
  circuit: { wires: 2 },
  problemOf: ({ piles, cards, pairs }) =>
    (cards === undefined) === (pairs === undefined) || (pairs !== undefined && piles !== undefined)
      ? 'Write either cards, with or without piles, or pairs.'
      : undefined,
} as const satisfies Interactive;

/** Bell that is tested with a qubit in small turns, so that it stays silent as often as possible. */
export const bellWatch = { properties: {} } as const satisfies Interactive;

export const interactives = {
  'switch-board': switchBoard,
  'chance-histogram': chanceHistogram,
  'first-qubit': firstQubit,
  'coin-and-qubit': coinAndQubit,
  ripple,
  'interference-mixer': interferenceMixer,
  bloch,
  measurement,
  'pair-tester': pairTester,
  'chsh-game': chshGame,
  teleporter,
  grover,
  bb84,
  noise,
  'number-machine': numberMachine,
  'light-filters': lightFilters,
  'signed-bars': signedBars,
  'four-bars': fourBars,
  'penny-flip': pennyFlip,
  'coin-duel': coinDuel,
  'hidden-gate': hiddenGate,
  'myth-buster': mythBuster,
  'copy-machine': copyMachine,
  'phase-clock': phaseClock,
  'message-lanes': messageLanes,
  'ghz-table': ghzTable,
  'three-bits-code': threeBitsCode,
  'tic-tac-toe': ticTacToe,
  'black-box': blackBox,
  'state-bars': stateBars,
  'chance-bars': chanceBars,
  'chance-grid': chanceGrid,
  looks,
  'clock-hands': clockHands,
  'qubit-arrow': qubitArrow,
  'bloch-ball': blochBall,
  ripples,
  'grover-bars': groverBars,
  hill,
  shares,
  'sorting-game': sortingGame,
  'bell-watch': bellWatch,
} as const;

export type InteractiveName = keyof typeof interactives;
/** Properties of an interactive, with fallbacks filled in. */
export type InteractiveProperties<Name extends InteractiveName> = PropertyValues<
  (typeof interactives)[Name]['properties']
>;

export function findInteractive(name: string): Interactive | undefined {
  const known: Readonly<Record<string, Interactive>> = interactives;
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
