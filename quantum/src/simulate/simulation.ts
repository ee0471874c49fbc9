import type { InitialState } from '../circuit/circuit.ts';
import type { Random } from '../random.ts';
import type { BackendOptions } from './backend.ts';
import type { Chance } from './instruction.ts';
import type { UnitaryStep } from './unitary-step.ts';

/** One thing that may happen where something is left to chance. */
export interface Choice<State> {
  readonly probability: number;
  /** Makes it happen, in place; for a choice whose probability is more than 0. */
  take(state: State, bits: Uint8Array): void;
}

/** A look that nothing comes after: it need not change the state, only be read from it in the end. */
export interface FinalLook {
  readonly wire: number;
  readonly bit: number;
}

/** What looks saw, one value a look, and how much of the whole saw that. Good until the next call only. */
export type TellReading = (values: Uint8Array, weight: number) => void;

/**
 * A way to hold a state and to carry out instructions on it. Following the branches of a circuit is the
 * same for all of them (`walk.ts`).
 */
export interface Simulation<State> {
  readonly name: string;
  /** The state after these steps from a start; throws `TooLarge` before memory is asked for. */
  begin(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options: BackendOptions,
  ): State | Promise<State>;
  /** Throws `TooLarge` where memory has no room for so many states at a time, the copy counted. */
  copy(state: State, alive: number): State;
  /** Hands the state over: the result may be another object. */
  run(steps: readonly UnitaryStep[], state: State, options: BackendOptions): State | Promise<State>;
  /** What may happen in this state; the probabilities add up to 1. */
  choicesOf(chance: Chance, state: State): Choice<State>[];
  /** Tells every joint result that looks at these wires may have, once, with its probability. */
  readExactly(state: State, looks: readonly FinalLook[], tell: TellReading): void;
  /** Looks `shots` times at copies of the state and tells each result with its count. */
  sample(
    state: State,
    looks: readonly FinalLook[],
    shots: number,
    random: Random,
    tell: TellReading,
  ): void;
}
