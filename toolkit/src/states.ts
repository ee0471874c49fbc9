import {
  blochVector,
  createRandom,
  freshSeed,
  formatBits,
  innerProduct,
  marginalProbabilities,
  projectedState,
  sameState,
  sampleIndices,
  TooLarge,
  type ImmediateEngine,
  type StateVector,
} from '@qubloom/quantum';
import { Handles } from './handles.ts';
import { circuitOf, type Program } from './program.ts';

/** Maximum number of qubits for lists of amplitudes and probabilities that go to Python: a million numbers. */
const MAX_LISTED_WIRES = 20;
/** Maximum number of amplitudes of all states that a program holds: 512 MiB. */
const MAX_KEPT_AMPLITUDES = 2 ** 25;
/** Maximum deviation of the sum of squared amplitudes from 1. */
const TOLERANCE = 1e-8;

interface Reference {
  readonly state: number;
}

/** Requests about states. They stay here; numbers are transferred only on request. */
export function stateActions(engine: ImmediateEngine) {
  const states = new Handles<StateVector>();

  function keep(state: StateVector): { state: number; wires: number } {
    let kept = state.amplitudes.length / 2;
    for (const { amplitudes } of states.values()) kept += amplitudes.length / 2;
    if (kept > MAX_KEPT_AMPLITUDES)
      throw new TooLarge(
        'The states of this program are too many, or too large, to keep them all.',
      );
    return { state: states.keep(state), wires: state.wires };
  }

  function listed(handle: number): StateVector {
    const state = states.get(handle);
    if (state.wires > MAX_LISTED_WIRES)
      throw new TooLarge(
        `A state of ${state.wires} qubits has too many numbers for a list. A list can have at most ${MAX_LISTED_WIRES} qubits.`,
      );
    return state;
  }

  return {
    state: ({ circuit }: { circuit: Program }) => keep(stateAfter(engine, circuit)),

    stateOfAmplitudes({ amplitudes }: { amplitudes: readonly number[] }) {
      const norm = amplitudes.reduce((sum, part) => sum + part * part, 0);
      if (!(Math.abs(norm - 1) <= TOLERANCE))
        throw new RangeError(
          `The squares of the amplitudes of a state add up to 1. These add up to ${Number(norm.toPrecision(6))}.`,
        );
      const wires = Math.round(Math.log2(amplitudes.length / 2));
      return keep({ wires, amplitudes: Float64Array.from(amplitudes) });
    },

    evolve: ({ state, circuit }: Reference & { circuit: Program }) =>
      keep(stateAfter(engine, circuit, states.get(state))),

    forgetState({ state }: Reference) {
      states.forget(state);
    },

    amplitudes: ({ state }: Reference) => [...listed(state).amplitudes],

    probabilities: ({ state, wires }: Reference & { wires: readonly number[] }) => [
      ...marginalProbabilities(listed(state), wires),
    ],

    sample({ state, shots, seed }: Reference & { shots: number; seed: number | null }) {
      const vector = states.get(state);
      const random = createRandom(seed ?? freshSeed());
      return Array.from(sampleIndices(vector, shots, random), ([index, count]) => [
        formatBits(index, vector.wires),
        count,
      ]);
    },

    /** The state after a measurement that found these values of some wires. */
    project: ({ state, values }: Reference & { values: Readonly<Record<number, 0 | 1>> }) =>
      keep(projectedState(states.get(state), values).state),

    inner({ state, other }: Reference & { other: number }) {
      const { re, im } = innerProduct(states.get(state), states.get(other));
      return [re, im];
    },

    sameState: ({ state, other }: Reference & { other: number }) =>
      sameState(states.get(state), states.get(other)),

    bloch({ state }: Reference) {
      const vector = states.get(state);
      return Array.from({ length: vector.wires }, (_, wire) => {
        const { x, y, z } = blochVector(vector, wire);
        return [x, y, z];
      });
    },
  };
}

/**
 * The state at the end of a program without measurements. Resets are allowed on qubits that are separate from the
 * others; resetting an entangled one would leave one of several states, which is a RangeError.
 */
function stateAfter(engine: ImmediateEngine, program: Program, from?: StateVector): StateVector {
  let state = from;
  let start = 0;
  const runUpTo = (end: number) => {
    const operations = program.operations.slice(start, end);
    start = end;
    state = engine.stateAfter(circuitOf({ ...program, operations }), state && { from: state });
    return state;
  };
  for (const [at, operation] of program.operations.entries()) {
    if (operation.kind !== 'reset') continue;
    const { x, y, z } = blochVector(runUpTo(at), operation.wire);
    if (1 - (x * x + y * y + z * z) > TOLERANCE)
      throw new RangeError(
        `Qubit ${operation.wire} is entangled with others when it is reset, so there is no single state at the end. Add measure_all() and run the circuit instead.`,
      );
  }
  return runUpTo(program.operations.length);
}
