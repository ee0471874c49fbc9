import type { Circuit } from '../circuit/circuit.ts';
import { bitCount } from '../circuit/operations.ts';
import type { WeightedState } from '../state/mixture.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { MAX_STATE_WIRES, TooLarge } from '../state/state-vector.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { plainBackend } from './plain-backend.ts';
import { joinedUnitaries } from './readout.ts';
import { programOf } from './program.ts';
import { vectorSimulation } from './vector-simulation.ts';
import { walk } from './walk.ts';

/** One way through a circuit: its probability, the state at its end and the classical bits seen. */
export interface CircuitBranch extends WeightedState {
  readonly bits: Uint8Array;
}

export interface BranchOptions extends BackendOptions {
  readonly backend?: Backend;
}

/**
 * All the ways that measurements and resets leave open up to and with `column`, with the state at the end
 * of each: a mixture that every inspection takes. Rejects with `InvalidCircuit`, `Cancelled`, or `TooLarge`
 * where the states together would have more than 2^26 amplitudes.
 */
export async function branchesAfter(
  circuit: Circuit,
  column?: number,
  options: BranchOptions = {},
): Promise<readonly CircuitBranch[]> {
  const columns = programOf(circuit).slice(0, column === undefined ? undefined : column + 1);
  const simulation = vectorSimulation(options.backend ?? plainBackend);
  const state = simulation.start(circuit.initial);
  const most = 2 ** (MAX_STATE_WIRES - state.wires);
  const branches: CircuitBranch[] = [];
  await walk(
    { state, bits: new Uint8Array(bitCount(circuit)), weight: 1 },
    {
      ...options,
      program: joinedUnitaries(columns.flat()),
      simulation,
      share: (weight, probabilities) =>
        probabilities.map((p) => (weight * p > NEGLIGIBLE ? weight * p : 0)),
      arrive({ state: end, bits, weight }) {
        if (branches.length === most)
          throw new TooLarge(`There are more than ${most} ways through this circuit.`);
        branches.push({ probability: weight, state: end, bits });
      },
    },
  );
  return branches;
}
