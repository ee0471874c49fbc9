import type { InitialState } from '../circuit/parts.ts';
import type { StateSummer } from '../inspect/state-sums.ts';
import type { StateVector } from '../state/state-vector.ts';
import type { UnitaryStep } from './unitary-step.ts';

/** An `AbortSignal`, which browsers and Node have. The engine is compiled without their types. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface BackendOptions {
  readonly signal?: AbortSignalLike;
  /** Receives the finished part of a long run, from 0 to 1, from time to time. */
  readonly onProgress?: (part: number) => void;
}

export interface RunFromOptions extends BackendOptions {
  /** The amplitudes may be in the backend's own memory, where they are valid until its next run. This saves a copy. */
  readonly borrow?: boolean;
}

/**
 * Runs unitary steps on a state. Everything else about circuits (measuring, branching, noise) happens outside, so a
 * backend needs only arithmetic.
 */
export interface Backend extends StateSummer {
  readonly name: string;
  /** It refuses larger states, so the caller compares first. */
  readonly maxWires: number;
  /**
   * Applies the steps in order. The caller gives up the state and does not use it again: the result may be the same
   * object, changed in place, or one whose amplitudes are elsewhere. Rejects with `Cancelled` once the signal is
   * aborted.
   */
  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options?: BackendOptions,
  ): StateVector | Promise<StateVector>;
  /**
   * Does the same from a product state that the backend creates itself, with `initial[0]` on wire 0. It is optional.
   * Only the steps need to be sent elsewhere then.
   */
  runFrom?(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options?: RunFromOptions,
  ): StateVector | Promise<StateVector>;
}

/** A backend that never makes its caller wait for a promise. */
export interface ImmediateBackend extends Backend {
  run(steps: readonly UnitaryStep[], state: StateVector): StateVector;
}

/** A run was canceled because its signal was aborted. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
  constructor(reason?: unknown) {
    super('The run was cancelled.', { cause: reason });
  }
}

export function throwIfCancelled(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted) throw new Cancelled(signal.reason);
}
