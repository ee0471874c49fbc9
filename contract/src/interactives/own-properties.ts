/** Properties that only one interactive has, in a notation of their own. */
import { blochGates, maxBlochMoves, rippleClockStep } from './limits.ts';
import { list, text, whole, type Property } from './properties.ts';

export type MixerGate = 'H' | 'X' | 'Z';

/** One row of gates, or several to choose from: `H Z H`, or `H H | H Z H`. */
export const mixerLines: Property<readonly (readonly MixerGate[])[]> = list((items) => {
  const lines = items.join(' ');
  return /^[HXZ]( [HXZ]){0,2}( \| [HXZ]( [HXZ]){0,2}){0,3}$/.test(lines)
    ? lines.split(' | ').map((line) => line.split(' ') as MixerGate[])
    : undefined;
}, 'Write one to three of the gates H, X, and Z, as in "H Z H", or up to four such lines, as in "H H | H Z H".');

export interface SortableCard {
  /** Name of the pile that the card belongs to. */
  readonly pile: string;
  readonly text: string;
  /** Reason that is shown once the card has been answered. */
  readonly reason: string;
}

/** Cards written as `pile|text|reason;pile|text`; the reason is optional. */
// @__NO_SIDE_EFFECTS__
export function cardsOn(piles: string): Property<readonly SortableCard[]> {
  const card = `(${piles})\\s*\\|[^|;]+(\\|[^|;]+)?`;
  return text(
    (written) =>
      new RegExp(`^\\s*${card}(;\\s*${card})*$`).test(written)
        ? written.split(';').map(cardOf)
        : undefined,
    'Write cards as "pile|text|reason;pile|text".',
  );
}

function cardOf(written: string): SortableCard {
  const [pile = '', text = '', reason = ''] = written.split('|').map((part) => part.trim());
  return { pile, text, reason };
}

/** A gate on the Bloch sphere, or a turn around an axis in whole degrees. */
export type BlochMove =
  (typeof blochGates)[number] | { readonly axis: 'x' | 'y' | 'z'; readonly degrees: number };

export const blochMoves = list<readonly BlochMove[]>((items) => {
  const moves = items.map(blochMove).filter((move) => move !== undefined);
  return moves.length === items.length && moves.length <= maxBlochMoves ? moves : undefined;
}, 'Write moves as "H RY(60)".');

function blochMove(text: string): BlochMove | undefined {
  const gate = blochGates.find((name) => name === text);
  if (gate) return gate;
  const [, axis, degrees] = /^R([XYZ])\((-?\d{1,3})\)$/.exec(text) ?? [];
  const around = (['x', 'y', 'z'] as const).find((name) => name.toUpperCase() === axis);
  if (around === undefined || Math.abs(Number(degrees)) > 360) return undefined;
  return { axis: around, degrees: Number(degrees) };
}

/** Degrees by which the clock of the ripple adder is late. */
export const clockPhase: Property<number> = {
  ...whole(0, 359),
  read: (written) => {
    const degrees = typeof written === 'number' ? written : -1;
    const isOnClock = degrees >= 0 && degrees < 360;
    return isOnClock && degrees % rippleClockStep === 0 ? degrees : undefined;
  },
  expected: `Write degrees from 0 to 345 in steps of ${rippleClockStep}.`,
};

export interface ChshPlan {
  readonly alice: readonly [0 | 1, 0 | 1];
  readonly bob: readonly [0 | 1, 0 | 1];
}
export interface ChshAngles {
  readonly alice: readonly [number, number];
  readonly bob: readonly [number, number];
}

/** Alice's answers to the questions 0 and 1, then Bob's. */
export const chshPlan = text<ChshPlan>((written) => {
  if (!/^[01]{4}$/.test(written)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = [...written].map((digit): 0 | 1 => (digit === '1' ? 1 : 0));
  return { alice: [a, b], bob: [c, d] };
}, 'Write four answers, as in "0110".');

/** In degrees from -90 to 90: Alice's for the questions 0 and 1, then Bob's. */
export const chshAngles = text<ChshAngles>((written) => {
  const degrees = written.split(',').map((part) => (part === '' ? NaN : Number(part)));
  const isMeant = degrees.length === 4 && degrees.every((one) => Math.abs(one) <= 90);
  if (!isMeant) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = degrees;
  return { alice: [a, b], bob: [c, d] };
}, 'Write four angles, as in "0,45,22.5,-22.5".');
