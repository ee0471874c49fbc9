/** One qubit as two clocks: a disc for each amplitude, and a hand for its phase. */
import type { Cell, CircuitGrid } from '@qubloom/curriculum';
import { argument, complex } from '@qubloom/quantum';
import { oneQubitAmplitudes } from '../trials/circuit-run.ts';

export type ClockStart = '0' | '1' | '+' | '-';

export interface Clock {
  readonly outcome: '0' | '1';
  /** Length of the amplitude, from 0 to 1. */
  readonly size: number;
  /** Whole degrees from -179 to 180, counterclockwise; 0 if the amplitude is 0. */
  readonly degrees: number;
}

const starts: Readonly<Record<ClockStart, readonly Cell[]>> = {
  '0': ['-'],
  '1': ['X'],
  '+': ['H'],
  '-': ['X', 'H'],
};

/** A smaller amplitude is a rounding error. */
const epsilon = 1e-9;

/**
 * The clocks after the gates. Turning both hands together has no visible effect, so the hand of 0 stays at 0
 * degrees; if the amplitude of 0 is zero, the hand of 1 does.
 */
export function clocksAfter(start: ClockStart, gates: readonly Cell[]): readonly [Clock, Clock] {
  return clocksOf({ rows: [[...starts[start], ...gates]] });
}

export function clocksOf(grid: CircuitGrid): readonly [Clock, Clock] {
  const [re0, im0, re1, im1] = oneQubitAmplitudes(grid);
  const zero = complex(re0, im0);
  const one = complex(re1, im1);
  const sizes = [Math.hypot(re0, im0), Math.hypot(re1, im1)] as const;
  const isBoth = sizes.every((size) => size > epsilon);
  return [
    { outcome: '0', size: sizes[0], degrees: 0 },
    { outcome: '1', size: sizes[1], degrees: isBoth ? between(argument(zero), argument(one)) : 0 },
  ];
}

export function clockText({ outcome, size, degrees }: Clock): string {
  if (size < 1e-9) return `No amplitude for ${outcome}.`;
  return `Hand for ${outcome} at ${degrees} degrees.`;
}

function between(from: number, to: number): number {
  const degrees = Math.round(((to - from) * 180) / Math.PI);
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}
