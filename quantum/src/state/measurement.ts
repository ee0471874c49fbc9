import type { WeightedState } from './mixture.ts';
import type { StateVector } from './state-vector.ts';
import { maskOf, type WireValues } from './wire-values.ts';

/**
 * Returns the probabilities that a measurement of `wire` finds 0 and finds 1. Each is summed from its own amplitudes,
 * so that a tiny probability is not the rounding error of the other one.
 */
export function outcomeProbabilities(
  state: StateVector,
  wire: number,
): [zero: number, one: number] {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  let zero = 0;
  let one = 0;
  for (let block = 0; block < a.length; block += 2 * stride) {
    for (let i = block; i < block + stride; i++) {
      zero += a[i] * a[i];
      one += a[i + stride] * a[i + stride];
    }
  }
  return [zero / (zero + one), one / (zero + one)];
}

/** Changes the state to the one after `wire` was found to be `outcome`, which had that `probability` (more than 0). */
export function collapse(
  state: StateVector,
  wire: number,
  outcome: 0 | 1,
  probability: number,
): void {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  const factor = 1 / Math.sqrt(probability);
  for (let block = 0; block < a.length; block += 2 * stride) {
    const base = block + outcome * stride;
    const lost = block + (1 - outcome) * stride;
    for (let i = base; i < base + stride; i++) a[i] *= factor;
    a.fill(0, lost, lost + stride);
  }
}

/**
 * Returns the state after a measurement that finds these values, with norm 1, and the probability of finding them:
 * P|psi> / |P|psi>|, |P|psi>|^2. The original state is not changed. If the values cannot be found, the probability is 0
 * and all amplitudes are 0.
 */
export function projectedState(
  { wires, amplitudes }: StateVector,
  values: WireValues,
): WeightedState {
  const { mask, bits } = maskOf(values);
  const projected = new Float64Array(amplitudes.length);
  let probability = 0;
  for (let k = 0; k < amplitudes.length / 2; k++) {
    if ((k & mask) !== bits) continue;
    const re = amplitudes[2 * k];
    const im = amplitudes[2 * k + 1];
    projected[2 * k] = re;
    projected[2 * k + 1] = im;
    probability += re * re + im * im;
  }
  const scale = probability > 0 ? 1 / Math.sqrt(probability) : 0;
  for (let i = 0; i < projected.length; i++) projected[i] *= scale;
  return { probability, state: { wires, amplitudes: projected } };
}

/** Moves all of a wire's |1> to |0>, as a reset does after the wire was found to be 1. */
export function moveOneToZero(state: StateVector, wire: number): void {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  for (let block = 0; block < a.length; block += 2 * stride) {
    a.copyWithin(block, block + stride, block + 2 * stride);
    a.fill(0, block + stride, block + 2 * stride);
  }
}

/**
 * Changes a state by amplitude damping with `fall` in the case that the wire did not fall, which had that
 * `probability`: diag(1, sqrt(1 - fall)), scaled to norm 1.
 */
export function dampWithoutFall(
  state: StateVector,
  wire: number,
  fall: number,
  probability: number,
): void {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  const zero = 1 / Math.sqrt(probability);
  const one = Math.sqrt(1 - fall) * zero;
  for (let block = 0; block < a.length; block += 2 * stride) {
    for (let i = block; i < block + stride; i++) {
      a[i] *= zero;
      a[i + stride] *= one;
    }
  }
}
