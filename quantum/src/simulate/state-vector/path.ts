import type { Random } from '../../random.ts';
import { NEGLIGIBLE } from '../../state/probabilities.ts';
import type { StateVector } from '../../state/state-vector.ts';
import { requireKept } from '../post-selection/nothing-kept.ts';
import type { RandomInstruction } from '../program/instruction.ts';
import type { Choice } from '../simulation.ts';
import { choicesOf } from './vector-simulation.ts';

/** The state on one branch through a circuit, and what was measured on it. */
export interface PathState extends StateVector {
  /** The classical bits, by index, 0 where nothing was written yet. */
  readonly bits: Uint8Array;
  /** How likely this branch is, and is kept by post-selection: 1 unless something was left open. */
  readonly probability: number;
}

export type PickChoice = (choices: readonly Choice<StateVector>[]) => Choice<StateVector>;

/**
 * Lets one of the things happen that an instruction leaves open, in place; gives its probability. Throws
 * `NothingKept` where post-selection lets none happen.
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

/** The likeliest; the first of those that are within rounding of one another. */
export function likeliestChoice(choices: readonly Choice<StateVector>[]): Choice<StateVector> {
  return choices.reduce((best, choice) =>
    choice.probability > best.probability + 1e-12 ? choice : best,
  );
}

/** Picks at random, each choice as often as it is likely. */
export function drawnChoice(random: Random): PickChoice {
  return (choices) => {
    const possible = choices.filter((choice) => choice.probability > NEGLIGIBLE);
    let draw = random.next();
    return (
      possible.find((choice) => (draw -= choice.probability) < 0) ?? possible[possible.length - 1]
    );
  };
}
