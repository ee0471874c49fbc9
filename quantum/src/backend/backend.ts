import type { InitialState } from '../circuit/circuit.ts';
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
  /** The part done, from 0 to 1, now and then during a long run. */
  readonly onProgress?: (part: number) => void;
}

export interface RunFromOptions extends BackendOptions {
  /** The amplitudes may lie in the backend's own memory, where they are good until its next run. Saves a copy. */
  readonly borrow?: boolean;
}

/**
 * Runs unitary steps on a state. Everything else about circuits (measuring, branching, noise) is done
 * around it, so that a backend stays a matter of arithmetic.
 */
export interface Backend extends StateSummer {
  readonly name: string;
  /** It refuses larger states; the caller asks here first. */
  readonly maxWires: number;
  /**
   * Applies the steps in order. The state is handed over: the result may be the same object, changed
   * in place, or one whose amplitudes live elsewhere, and the argument is not used again. Rejects with
   * `Cancelled` once the signal is aborted.
   */
  run(
    steps: readonly UnitaryStep[],
    state: StateVector,
    options?: BackendOptions,
  ): StateVector | Promise<StateVector>;
  /**
   * The same from a product state that the backend makes itself, `initial[0]` on wire 0. Optional: what has to
   * be sent elsewhere is then the steps alone.
   */
  runFrom?(
    initial: readonly InitialState[],
    steps: readonly UnitaryStep[],
    options?: RunFromOptions,
  ): StateVector | Promise<StateVector>;
}

/** A backend that never lets anybody wait for a promise. */
export interface ImmediateBackend extends Backend {
  run(steps: readonly UnitaryStep[], state: StateVector): StateVector;
}

/** A run was given up because its signal was aborted. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
  constructor(reason?: unknown) {
    super('The run was cancelled.', { cause: reason });
  }
}

export function throwIfCancelled(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted) throw new Cancelled(signal.reason);
}
