import type { Random } from '../../random.ts';
import { NEGLIGIBLE } from '../../state/probabilities.ts';
import type { StateVector } from '../../state/state-vector.ts';
import { requireKept } from '../post-selection/nothing-kept.ts';
import type { RandomInstruction } from '../program/instruction.ts';
import type { Choice } from '../simulation.ts';
import { choicesOf } from './vector-simulation.ts';

/** The state on one branch through a circuit, and the results of its measurements. */
export interface PathState extends StateVector {
  /** The classical bits, by index; 0 for bits that were never written. */
  readonly bits: Uint8Array;
  /** The probability that this branch happens and is kept by post-selection; 1 if there was only one possibility. */
  readonly probability: number;
}

export type PickChoice = (choices: readonly Choice<StateVector>[]) => Choice<StateVector>;

/**
 * Makes one of the possible results of an instruction happen, in place, and returns its probability. Throws
 * `NothingKept` if post-selection allows none.
 */
export function applyRandom(
  state: StateVector,
  bits: Uint8Array,
  instruction: RandomInstruction,
  pick: PickChoice,
): number {
  const choices = choicesOf(instruction, state).filter((each) => each.isDropped !== true);
  const [only] = choices;
  if (instruction.kind === 'postselect') requireKept(only.probability);
  const choice = instruction.kind === 'postselect' ? only : pick(choices);
  choice.take(state, bits);
  return choice.probability;
}

/** Returns the likeliest choice; the first one if several are equal within rounding. */
export function likeliestChoice(choices: readonly Choice<StateVector>[]): Choice<StateVector> {
  return choices.reduce((best, choice) =>
    choice.probability > best.probability + 1e-12 ? choice : best,
  );
}

/** Picks at random, each choice with its probability. */
export function drawnChoice(random: Random): PickChoice {
  return (choices) => {
    const possible = choices.filter((choice) => choice.probability > NEGLIGIBLE);
    let draw = random.next();
    return (
      possible.find((choice) => (draw -= choice.probability) < 0) ?? possible[possible.length - 1]
    );
  };
}
