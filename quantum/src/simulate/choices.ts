import { collapse, moveOneToZero, outcomeProbabilities } from '../state/measurement.ts';
import type { StateVector } from '../state/state-vector.ts';
import type { Instruction } from './program.ts';

/** One thing that may happen where something is left to chance. */
export interface Choice {
  readonly probability: number;
  /** Makes it happen, in place; for a choice whose probability is more than 0. */
  take(state: StateVector, bits: Uint8Array): void;
}

/** An instruction that is not a plain unitary. */
export type Chance = Exclude<Instruction, { kind: 'unitary' }>;

/** What may happen at a measurement or a reset in this state. The probabilities add up to 1. */
export function choicesOf(chance: Chance, state: StateVector): Choice[] {
  const { wire } = chance;
  return outcomeProbabilities(state, wire).map((probability, i) => {
    const outcome = i === 1 ? 1 : 0;
    return {
      probability,
      take(left, bits) {
        collapse(left, wire, outcome, probability);
        if (chance.kind === 'measure') bits[chance.bit] = outcome;
        else if (outcome === 1) moveOneToZero(left, wire);
      },
    };
  });
}
