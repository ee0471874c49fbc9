import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { createRandom } from '../random.ts';
import {
  copyOfState,
  productState,
  requireRoomFor,
  TooLarge,
  type StateVector,
} from '../state/state-vector.ts';
import { throwIfCancelled, type Backend, type BackendOptions } from '../backend/backend.ts';
import { applyStep } from './state-vector/apply-step.ts';
import { backendFor } from './choose.ts';
import type { NoiseModel } from './program/noise.ts';
import { drawnChoice, likeliestChoice, applyRandom, type PathState } from './state-vector/path.ts';
import { MAX_PLAIN_WIRES, plainBackend } from './state-vector/plain-backend.ts';
import { isMet, programOf } from './program/program.ts';
import { joinedUnitaries } from './program/readout.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';

export interface PathOptions {
  /** Follows a random branch; any safe integer. */
  readonly seed?: number;
  /** The start of the circuit, which replaces its initial states; it must have the same number of wires. */
  readonly from?: StateVector;
  readonly noise?: NoiseModel;
}

export interface StateOptions extends PathOptions, BackendOptions {
  /** Does the arithmetic; chosen by the size of the circuit if not named. */
  readonly backend?: Backend | 'plain';
}

/**
 * Returns the exact state after the columns 0 to `column`: all of them if it is left out, none for -1. Wires start as
 * the circuit says. If no backend is named, states of up to 12 wires are returned directly, and larger ones as a
 * promise from the kernels; `await` accepts both. With a backend, a signal, or a listener for progress, it always
 * returns a promise.
 *
 * If a measurement or a reset has several possible results, one branch is followed: a random one if there is a `seed`,
 * else the likelier result each time and 0 on a tie. `branchesAfter` returns all of them.
 *
 * Throws, or rejects with, `InvalidCircuit`, `Cancelled`, or `TooLarge` above 26 wires.
 */
export function stateAfter(
  circuit: Circuit,
  column: number | undefined,
  options: StateOptions &
    (
      | Required<Pick<StateOptions, 'backend'>>
      | Required<Pick<StateOptions, 'signal'>>
      | Required<Pick<StateOptions, 'onProgress'>>
    ),
): Promise<PathState>;
export function stateAfter(
  circuit: Circuit,
  column?: number,
  options?: StateOptions,
): PathState | Promise<PathState>;
export function stateAfter(
  circuit: Circuit,
  column?: number,
  options: StateOptions = {},
): PathState | Promise<PathState> {
  if (options.backend ?? options.signal ?? options.onProgress)
    return runOn(circuit, column, options);
  requireRoomFor(wireCount(circuit));
  return wireCount(circuit) <= MAX_PLAIN_WIRES
    ? smallStateAfter(circuit, column, options)
    : runOn(circuit, column, options);
}

/** Plain code takes about a millisecond per gate at this size. */
const MAX_SMALL_WIRES = 16;

/**
 * Works like `stateAfter` for up to 16 wires, always synchronously and by plain code, for pages that draw a few wires.
 */
export function smallStateAfter(
  circuit: Circuit,
  column?: number,
  options: PathOptions = {},
): PathState {
  const wires = wireCount(circuit);
  if (wires > MAX_SMALL_WIRES)
    throw new TooLarge(
      `${wires} qubits are too many to be computed at once; up to ${MAX_SMALL_WIRES} are. Ask stateAfter.`,
    );
  return stateByStretches(pathThrough(circuit, column, options), (steps, { amplitudes, wires }) => {
    for (const step of steps) applyStep(amplitudes, step);
    return { amplitudes, wires };
  });
}

/** Follows a path with any arithmetic, without promises. */
export function stateByStretches(
  path: StatePath,
  run: (steps: readonly UnitaryStep[], state: StateVector) => StateVector,
): PathState {
  let next = path.next();
  while (!next.done) next = path.next(run(next.value.steps, next.value.state));
  return next.value;
}

async function runOn(
  circuit: Circuit,
  column: number | undefined,
  { signal, onProgress, ...options }: StateOptions,
): Promise<PathState> {
  throwIfCancelled(signal);
  const wires = wireCount(circuit);
  const named = options.backend === 'plain' ? plainBackend : options.backend;
  requireRoomFor(wires, named?.maxWires);
  const backend = await backendFor(wires, named);
  const path = pathThrough(circuit, column, options);
  let next = path.next();
  while (!next.done) {
    const { steps, state, done, whole } = next.value;
    const stretch: BackendOptions = {
      ...(signal && { signal }),
      ...(onProgress && { onProgress: (part) => onProgress((done + part) / whole) }),
    };
    const after = await backend.run(steps, state, stretch);
    throwIfCancelled(signal);
    next = path.next(after);
  }
  onProgress?.(1);
  return next.value;
}

/** Steps that must be applied to a state before the path continues with the result. */
interface Stretch {
  readonly steps: readonly UnitaryStep[];
  readonly state: StateVector;
  /** The number of instructions before this one, and of all. */
  readonly done: number;
  readonly whole: number;
}

type StatePath = Generator<Stretch, PathState, StateVector>;

export function* pathThrough(
  circuit: Circuit,
  column: number | undefined,
  { seed, noise, from }: PathOptions,
): StatePath {
  const columns = programOf(circuit, noise).slice(0, column === undefined ? undefined : column + 1);
  const program = joinedUnitaries(columns.flat());
  const pick = seed === undefined ? likeliestChoice : drawnChoice(createRandom(seed));
  const bits = new Uint8Array(bitCount(circuit));
  if (from && from.wires !== wireCount(circuit))
    throw new RangeError(
      `A state of ${from.wires} qubits meets a circuit of ${wireCount(circuit)}.`,
    );
  let state: StateVector = from ? copyOfState(from) : productState(circuit.initial);
  let probability = 1;
  for (const [done, instruction] of program.entries()) {
    if (!isMet(instruction.condition, bits)) continue;
    if (instruction.kind === 'unitary')
      state = yield { steps: instruction.steps, state, done, whole: program.length };
    else probability *= applyRandom(state, bits, instruction, pick);
  }
  return { ...state, bits, probability };
}
