import type { InitialState } from '../circuit/parts.ts';
import type { Random } from '../random.ts';
import type { BackendOptions } from '../backend/backend.ts';
import type { RandomInstruction } from './program/instruction.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import type { Work } from './work.ts';

/** One possible result of an instruction. */
export interface Choice<State> {
  readonly probability: number;
  /** Post-selection drops the runs with this result. */
  readonly isDropped?: boolean;
  /** Makes it happen, in place. It is only for a choice with a probability above 0. */
  take(state: State, bits: Uint8Array): void;
}

/** A measurement that no operation follows. It need not change the state, and is read from it at the end. */
export interface TerminalMeasurement {
  readonly wire: number;
  readonly bit: number;
}

/**
 * Receives the results of measurements, one value per measurement, and their weight. The values are valid only until
 * the next call.
 */
export type OutcomeListener = (values: Uint8Array, weight: number) => void;

/**
 * A form of states, with the execution of instructions on it. Following the branches of a circuit is the same for all
 * forms (`follow-branches.ts`).
 */
export interface Simulation<State> {
  readonly name: string;
  /** Returns the state after these steps from a start; throws `TooLarge` before it allocates memory. */
  begin(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options: BackendOptions,
  ): Work<State>;
  /** Throws `TooLarge` if memory has no room for this many states at a time, including the copy. */
  copy(state: State, alive: number): State;
  /** The caller gives up the state, because the result may be another object. */
  run(steps: readonly UnitaryStep[], state: State, options: BackendOptions): Work<State>;
  /** Returns the possible results in this state; the probabilities add up to 1. */
  choicesOf(instruction: RandomInstruction, state: State): Choice<State>[];
  /** Reports every possible joint result of measuring these wires once, with its probability. */
  eachOutcome(
    state: State,
    measurements: readonly TerminalMeasurement[],
    report: OutcomeListener,
  ): void;
  /** Measures `shots` copies of the state and reports each result with its count. */
  sample(
    state: State,
    measurements: readonly TerminalMeasurement[],
    shots: number,
    random: Random,
    report: OutcomeListener,
  ): void;
}
