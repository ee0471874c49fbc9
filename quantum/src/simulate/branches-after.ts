import type { Circuit } from '../circuit/circuit.ts';
import { wireCount } from '../circuit/operations.ts';
import type { CircuitBranch } from '../state/mixture.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { MAX_STATE_WIRES, requireRoomFor, TooLarge } from '../state/state-vector.ts';
import type { Backend, BackendOptions } from '../backend/backend.ts';
import { backendFor } from './choose.ts';
import { joinedUnitaries } from './program/readout.ts';
import { programOf } from './program/program.ts';
import { vectorSimulation } from './state-vector/vector-simulation.ts';
import { followBranches } from './follow-branches.ts';
import { requireKept } from './post-selection/nothing-kept.ts';
import { finishWork } from './work.ts';

export interface BranchOptions extends BackendOptions {
  readonly backend?: Backend;
}

/**
 * Returns all branches that measurements and resets open up to and including `column`, with the state at the end of
 * each. They are a mixture that every inspection accepts. Probabilities are those among the runs that post-selection
 * keeps. Rejects with `InvalidCircuit`, `Cancelled`, `NothingKept`, or, if the states together would have more than
 * 2^26 amplitudes, `TooLarge`.
 */
export async function branchesAfter(
  circuit: Circuit,
  column?: number,
  options: BranchOptions = {},
): Promise<readonly CircuitBranch[]> {
  const columns = programOf(circuit).slice(0, column === undefined ? undefined : column + 1);
  const wires = wireCount(circuit);
  requireRoomFor(wires, options.backend?.maxWires);
  const max = 2 ** (MAX_STATE_WIRES - wires);
  const branches: Omit<CircuitBranch, 'kept'>[] = [];
  const work = followBranches({
    ...options,
    circuit,
    program: joinedUnitaries(columns.flat()),
    simulation: vectorSimulation(await backendFor(wires, options.backend)),
    weight: 1,
    share: (weight, probabilities) =>
      probabilities.map((p) => (weight * p > NEGLIGIBLE ? weight * p : 0)),
    arrive({ state, bits, weight }) {
      if (branches.length === max)
        throw new TooLarge(`There are more than ${max} ways through this circuit.`);
      branches.push({ probability: weight, state, bits });
    },
  });
  await finishWork(work, options);
  const isSelected = columns.flat().some(({ kind }) => kind === 'postselect');
  const kept = isSelected ? branches.reduce((sum, { probability }) => sum + probability, 0) : 1;
  requireKept(kept);
  return branches.map((branch) => ({ ...branch, probability: branch.probability / kept, kept }));
}
