/** A copy machine made of a CNOT: its result for a state, compared with a true copy. */
import { blochVector, circuit, fidelity, smallStateAfter } from '@qubloom/quantum';
import { amplitudesOf, type Amplitude } from '../../diagrams/bars/amplitudes.ts';

/** Angles of RY that create the inputs from 0. */
export const inputs = {
  zero: 0,
  one: Math.PI,
  plus: Math.PI / 2,
  minus: -Math.PI / 2,
} as const;
export type InputName = keyof typeof inputs;

export interface CopyAttempt {
  /** Amplitudes of the original and the copy, with the copy first in a ket. */
  readonly made: readonly Amplitude[];
  readonly wanted: readonly Amplitude[];
  /** 1 if the machine made a true copy. */
  readonly match: number;
  /** Length of the original's arrow after the machine; shorter than 1 if it is entangled with its copy. */
  readonly originalLength: number;
}

/** @param turn Angle of RY in radians. */
export function copied(turn: number): CopyAttempt {
  const made = smallStateAfter(circuit(2).ry(turn, 0).cx(0, 1).build());
  const wanted = smallStateAfter(circuit(2).ry(turn, 0).ry(turn, 1).build());
  return {
    made: amplitudesOf(made),
    wanted: amplitudesOf(wanted),
    match: fidelity(made, wanted),
    originalLength: blochVector(made, 0).length,
  };
}
