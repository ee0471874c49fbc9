/**
 * One qubit on two paths: an H splits it, signs and a phase clock change its paths, and another H joins them
 * again.
 */
import { rippleClockStep } from '@qubloom/contract';
import { circuit, probabilitiesOf, smallStateAfter, type Radians } from '@qubloom/quantum';

/** The learner's gates on the paths. */
export interface Paths {
  /** True for each path that has a Z. */
  readonly signs: readonly [zero: boolean, one: boolean];
  /** Phase that the clock on path 1 adds, in degrees; null without a clock. */
  readonly clock: number | null;
}

export const clockStep = rippleClockStep;

/** An amplitude as an arrow, with its length and its direction. */
export interface Arrow {
  readonly length: number;
  /** From 0, which is plus, to below 360; 180 is minus. */
  readonly degrees: number;
}

/** One of the two exits, with the parts that reach it over each path. */
export interface Exit {
  readonly name: '0' | '1';
  readonly parts: readonly [zero: Arrow, one: Arrow];
  readonly sum: Arrow;
  readonly probability: number;
}

/**
 * Computes the exits with the engine: the last H gives exit 0 the sum of the paths, and exit 1 their difference.
 */
export function exitsOf(paths: Paths): readonly [Exit, Exit] {
  const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = smallStateAfter(lineOf(paths)).amplitudes;
  const joined = smallStateAfter(lineOf(paths, true));
  const probabilities = probabilitiesOf(joined);
  const exit = (name: '0' | '1'): Exit => {
    const at = Number(name);
    const sign = at === 0 ? Math.SQRT1_2 : -Math.SQRT1_2;
    return {
      name,
      parts: [arrow(re0 * Math.SQRT1_2, im0 * Math.SQRT1_2), arrow(re1 * sign, im1 * sign)],
      sum: arrow(joined.amplitudes[2 * at] ?? 0, joined.amplitudes[2 * at + 1] ?? 0),
      probability: probabilities[at] ?? 0,
    };
  };
  return [exit('0'), exit('1')];
}

function lineOf({ signs, clock }: Paths, isJoined = false) {
  const line = circuit(1).h(0);
  if (signs[0]) line.x(0).z(0).x(0);
  if (signs[1]) line.z(0);
  if (clock !== null) line.p(radians(clock), 0);
  if (isJoined) line.h(0);
  return line.build();
}

const radians = (degrees: number): Radians => (degrees * Math.PI) / 180;

/** A shorter arrow is a rounding error. */
const epsilon = 1e-9;

function arrow(re: number, im: number): Arrow {
  const length = Math.hypot(re, im);
  if (length < epsilon) return { length: 0, degrees: 0 };
  const degrees = Math.round((Math.atan2(im, re) * 180) / Math.PI);
  return { length, degrees: (degrees + 360) % 360 };
}

/** `+0.50`, `−0.50`, `0.50 ∠90°`, or `0`. */
export function arrowText({ length, degrees }: Arrow): string {
  if (length === 0) return '0.00';
  const size = length.toFixed(2);
  if (degrees === 0) return `+${size}`;
  return degrees === 180 ? `−${size}` : `${size} ∠${degrees}°`;
}

/** Describes the effect of the two parts on each other at an exit. */
export function meetingText({ parts, sum }: Exit): string {
  if (sum.length === 0) return 'They cancel.';
  const gap = Math.abs(parts[0].degrees - parts[1].degrees);
  return gap === 0 ? 'They add up.' : 'They add up in part.';
}
