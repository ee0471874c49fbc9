import type { StateVector } from './state-vector.ts';

/** The probability that a look at `wire` finds 1, in a state of norm 1. */
export function probabilityOfOne(state: StateVector, wire: number): number {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  let sum = 0;
  for (let block = stride; block < a.length; block += 2 * stride) {
    for (let i = block; i < block + stride; i++) sum += a[i] * a[i];
  }
  return Math.min(1, sum);
}

/**
 * Changes the state into what is left after `wire` was found to be `outcome`, which had that
 * `probability` (more than 0).
 */
export function collapse(state: StateVector, wire: number, outcome: 0 | 1, probability: number): void {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  const factor = 1 / Math.sqrt(probability);
  for (let block = 0; block < a.length; block += 2 * stride) {
    const kept = block + outcome * stride;
    const lost = block + (1 - outcome) * stride;
    for (let i = kept; i < kept + stride; i++) a[i] *= factor;
    a.fill(0, lost, lost + stride);
  }
}

/** Moves all of a wire's |1> to |0>: what a reset does once the wire was found to be 1. */
export function moveOneToZero(state: StateVector, wire: number): void {
  const a = state.amplitudes;
  const stride = 2 * 2 ** wire;
  for (let block = 0; block < a.length; block += 2 * stride) {
    a.copyWithin(block, block + stride, block + 2 * stride);
    a.fill(0, block + stride, block + 2 * stride);
  }
}
