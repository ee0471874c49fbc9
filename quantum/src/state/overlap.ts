import { vectorsEqualUpToGlobalPhase } from '../matrix.ts';
import type { Complex } from '../complex.ts';

/** A state, or only its amplitudes, interleaved re, im. */
export type Amplitudes = Float64Array | { readonly amplitudes: Float64Array };

/** Returns the inner product <a|b>. Throws a RangeError if the states have different sizes. */
export function innerProduct(a: Amplitudes, b: Amplitudes): Complex {
  const left = amplitudesOf(a);
  const right = amplitudesOf(b);
  if (left.length !== right.length) {
    throw new RangeError(
      `States of ${left.length / 2} and ${right.length / 2} amplitudes do not compare.`,
    );
  }
  let re = 0;
  let im = 0;
  for (let i = 0; i < left.length; i += 2) {
    re += left[i] * right[i] + left[i + 1] * right[i + 1];
    im += left[i] * right[i + 1] - left[i + 1] * right[i];
  }
  return { re, im };
}

/**
 * Returns |<a|b>|^2: 1 for states that are equal up to global phase, 0 for states that one measurement can distinguish.
 */
export function fidelity(a: Amplitudes, b: Amplitudes): number {
  const { re, im } = innerProduct(a, b);
  return re * re + im * im;
}

/** Returns true if two states differ by at most a global phase, each amplitude within `tolerance`. */
export function sameState(a: Amplitudes, b: Amplitudes, tolerance?: number): boolean {
  return vectorsEqualUpToGlobalPhase(amplitudesOf(a), amplitudesOf(b), tolerance);
}

function amplitudesOf(state: Amplitudes): Float64Array {
  return state instanceof Float64Array ? state : state.amplitudes;
}
