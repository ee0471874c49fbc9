/** Options of each interactive with a page of its own. The content check refuses lessons that name others. */
import { onOff, oneOf, option, someOf, whole, wholeIn, type Options } from './options.ts';

/** Limits that the views follow, too. */
export const interactiveLimits = {
  switches: 6,
  blochMoves: 60,
  photons: 400,
  groverSteps: 4,
  noiseSteps: 20,
  /** In percent. */
  noiseErrors: { depolarizing: 30, damping: 30, readout: 50 },
  /** Degrees between two positions of the ripple adder's clock. */
  rippleClockStep: 15,
} as const;

/** A lesson around it may have asked for a guess: `locked` means that the guess waits for this run. */
const guess = option(true, (text) =>
  ['on', 'off', 'locked'].includes(text) ? text === 'on' : undefined,
);

/** A gate on the Bloch sphere, or a turn around an axis in whole degrees. */
export type BlochMove =
  (typeof blochGates)[number] | { readonly axis: 'x' | 'y' | 'z'; readonly degrees: number };

export const blochGates = ['X', 'Y', 'Z', 'H', 'S', 'T'] as const;
export const blochModes = ['free', 'target', 'pair'] as const;

/** Reads `H,RY(60)`. */
function blochMoves(text: string): readonly BlochMove[] | undefined {
  const moves = text.split(',').map(blochMove);
  const read = moves.filter((move) => move !== undefined);
  return read.length === moves.length && moves.length <= interactiveLimits.blochMoves
    ? read
    : undefined;
}

function blochMove(text: string): BlochMove | undefined {
  const gate = blochGates.find((name) => name === text);
  if (gate) return gate;
  const [, axis, degrees] = /^R([XYZ])\((-?\d{1,3})\)$/.exec(text) ?? [];
  const around = (['x', 'y', 'z'] as const).find((name) => name.toUpperCase() === axis);
  if (around === undefined || Math.abs(Number(degrees)) > 360) return undefined;
  return { axis: around, degrees: Number(degrees) };
}

interface ChshPlan {
  readonly alice: readonly [0 | 1, 0 | 1];
  readonly bob: readonly [0 | 1, 0 | 1];
}
interface ChshAngles {
  readonly alice: readonly [number, number];
  readonly bob: readonly [number, number];
}

/** `0110`: Alice's answers to the questions 0 and 1, then Bob's. */
function chshPlan(text: string): ChshPlan | undefined {
  if (!/^[01]{4}$/.test(text)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = [...text].map((digit): 0 | 1 => (digit === '1' ? 1 : 0));
  return { alice: [a, b], bob: [c, d] };
}

/** `0,45,22.5,-22.5`, in degrees from -90 to 90: Alice's for the questions 0 and 1, then Bob's. */
function chshAngles(text: string): ChshAngles | undefined {
  const degrees = text.split(',').map((part) => (part === '' ? NaN : Number(part)));
  const isMeant = degrees.length === 4 && degrees.every((one) => Math.abs(one) <= 90);
  if (!isMeant) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = degrees;
  return { alice: [a, b], bob: [c, d] };
}

export type MixerGate = 'H' | 'X' | 'Z';

/** Cells of a circuit, with commas between them; undefined if there are none. */
const cellsIn = (text: string): readonly string[] => text.split(',').filter((cell) => cell !== '');

export const interactiveOptions = {
  'switch-board': { switches: whole(1, interactiveLimits.switches, 3) },
  'chance-histogram': { bag: oneOf(['1-1', '3-1', '1-3', '4-0']) },
  'first-qubit': {
    gates: option<readonly string[]>([], cellsIn),
    /** Any number; the view keeps it in its limits. */
    slots: option(3, (text) => Number(text) || 3),
    /** Null if the learner begins with an empty line and chooses the start. */
    circuit: option<readonly string[] | null>(null, cellsIn),
    bars: onOff(true),
    guess,
  },
  'coin-and-qubit': { times: oneOf(['1', '2', '3'], '2'), guess, choice: onOff(true) },
  ripple: {
    sign: oneOf(['none', '0', '1', 'both']),
    /** Brings the clock with it. */
    phase: option<number | null>(null, (text) => {
      const degrees = /^\d{1,3}$/.test(text) ? Number(text) : 360;
      return degrees < 360 && degrees % interactiveLimits.rippleClockStep === 0
        ? degrees
        : undefined;
    }),
    /** Null if `phase` decides. */
    clock: option<boolean | null>(null, (text) =>
      ['on', 'off'].includes(text) ? text === 'on' : undefined,
    ),
    guess,
  },
  'interference-mixer': {
    gates: option<readonly MixerGate[]>(['H'], (text) =>
      /^[HXZ](,[HXZ]){0,2}$/.test(text) ? (text.split(',') as MixerGate[]) : undefined,
    ),
    start: oneOf(['free', '0', '1', 'plus', 'minus']),
  },
  bloch: {
    /** Moves to the point to reach; null for the first usual one. */
    target: option<readonly BlochMove[] | null>(null, blochMoves),
    within: whole(1, 9, 3),
    /** Null if the mode decides. */
    angles: option<boolean | null>(null, (text) =>
      ['on', 'off'].includes(text) ? text === 'on' : undefined,
    ),
    /** Null if `target` decides. */
    mode: option<(typeof blochModes)[number] | null>(null, (text) =>
      blochModes.find((mode) => mode === text),
    ),
    modes: someOf(blochModes),
    gates: someOf(blochGates),
    start: option<readonly BlochMove[]>([], blochMoves),
  },
  measurement: { line: oneOf(['h', 'h-h', 'h-look-h']), guess },
  'pair-tester': {
    pair: oneOf([
      'equal',
      'equal-minus',
      'opposite',
      'opposite-minus',
      'h-h',
      'coins',
      'cards',
      'hidden',
    ]),
    alice: oneOf(['z', 'x']),
    bob: oneOf(['z', 'x']),
    /**
     * `matches`: one pair and no questions to choose, only how often the two match. `bob`: one pair, the questions,
     * and what Bob sees alone; the rest is folded.
     */
    show: oneOf(['all', 'matches', 'bob']),
  },
  'chsh-game': {
    rules: onOff(true),
    /** Learners who design the angles see what each pair of questions wins, but not the best angles. */
    design: onOff(false),
    plays: oneOf(['both', 'plan', 'pair']),
    /** Null if `plays` decides. */
    play: option<'plan' | 'pair' | null>(null, (text) =>
      (['plan', 'pair'] as const).find((play) => play === text),
    ),
    plan: option<ChshPlan>({ alice: [0, 0], bob: [0, 0] }, chshPlan),
    angles: option<ChshAngles>({ alice: [0, 0], bob: [0, 0] }, chshAngles),
  },
  teleporter: {
    /** Angle of the message's arrow, in degrees. */
    angle: whole(0, 180, 60),
    bits: oneOf(['send', 'hold']),
    story: oneOf(['open', 'folded']),
  },
  grover: {
    items: oneOf(['4', '8']),
    marked: {
      fallback: 2,
      parse: (text, { items }) => wholeIn(text, 0, Number(items) - 1),
    },
    steps: whole(0, interactiveLimits.groverSteps, 0),
    choice: onOff(true),
  },
  bb84: {
    eve: oneOf(['off', 'on', 'hidden']),
    /** Photons that have been sent when the page opens. */
    photons: whole(0, interactiveLimits.photons, 0),
    rules: onOff(true),
    /** Whether learners may choose if Eve listens. */
    choice: onOff(true),
  },
  /** Errors are in percent. */
  noise: {
    start: oneOf(['1', '0', 'plus']),
    steps: whole(0, interactiveLimits.noiseSteps, 5),
    depolarizing: {
      ...whole(0, interactiveLimits.noiseErrors.depolarizing, 5),
      oldName: 'depolarising',
    },
    damping: whole(0, interactiveLimits.noiseErrors.damping, 0),
    readout: whole(0, interactiveLimits.noiseErrors.readout, 0),
    part: oneOf(['both', 'fading', 'repair']),
  },
} as const satisfies Readonly<Record<string, Options>>;
