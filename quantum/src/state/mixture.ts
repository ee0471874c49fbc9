import type { StateVector } from './state-vector.ts';

/** Pure states with their probabilities, which add up to 1: what looks and noise leave of a state. */
export type Mixture = readonly WeightedState[];

export interface WeightedState {
  readonly probability: number;
  readonly state: StateVector;
}

/** A pure state counts as the mixture of itself alone. */
export function asMixture(of: StateVector | Mixture): Mixture {
  return 'amplitudes' in of ? [{ probability: 1, state: of }] : of;
}
