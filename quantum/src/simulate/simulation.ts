import type { InitialState } from '../circuit/circuit.ts';
import type { Random } from '../random.ts';
import type { BackendOptions } from '../backend/backend.ts';
import type { RandomInstruction } from './program/instruction.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import type { Work } from './work.ts';

/** One thing that may happen where something is left open. */
export interface Choice<State> {
  readonly probability: number;
  /** Post-selection drops the runs that take it. */
  readonly isDropped?: boolean;
  /** Makes it happen, in place; for a choice whose probability is more than 0. */
  take(state: State, bits: Uint8Array): void;
}

/** A measurement that nothing comes after: it need not change the state, only be read from it in the end. */
export interface TerminalMeasurement {
  readonly wire: number;
  readonly bit: number;
}

/** What measurements saw, one value a measurement, and how much of the whole saw that. Good until the next call only. */
export type OutcomeListener = (values: Uint8Array, weight: number) => void;

/**
 * A form in which a state is held, and how to carry out instructions on it. Following the branches of a circuit is the
 * same for all of them (`follow-branches.ts`).
 */
export interface Simulation<State> {
  readonly name: string;
  /** The state after these steps from a start; throws `TooLarge` before memory is asked for. */
  begin(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options: BackendOptions,
  ): Work<State>;
  /** Throws `TooLarge` where memory has no room for so many states at a time, the copy counted. */
  copy(state: State, alive: number): State;
  /** The state is handed over: the result may be another object. */
  run(steps: readonly UnitaryStep[], state: State, options: BackendOptions): Work<State>;
  /** What may happen in this state; the probabilities add up to 1. */
  choicesOf(instruction: RandomInstruction, state: State): Choice<State>[];
  /** Reports every joint result that measurements of these wires may have, once, with its probability. */
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
