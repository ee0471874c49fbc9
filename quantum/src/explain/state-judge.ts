import type { Circuit } from '../circuit/circuit.ts';
import { withWiresMoved } from '../circuit/wire-edits.ts';
import { wireCount } from '../circuit/operations.ts';
import { isEntangled } from '../inspect/entanglement.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { formatBits } from '../state/bit-strings.ts';
import { fidelity } from '../state/overlap.ts';
import type { StateVector } from '../state/state-vector.ts';
import type { StateGoal } from './goal.ts';
import type { Judge } from './judge.ts';
import { entangledWires } from './entangled-wires.ts';
import { wrongTurns } from './signs.ts';

/** Rejects with a TypeError if the goal is a circuit without a definite final state. */
export async function stateJudge(goal: StateGoal): Promise<Judge> {
  const wanted = await stateOfGoal(goal);
  const nearness = async (circuit: Circuit): Promise<number> => {
    const branches = await branchesAfter(circuit);
    return branches.reduce(
      (sum, { probability, state }) => sum + probability * fidelity(wanted, state),
      0,
    );
  };
  return {
    size: { unit: 'wires', wanted: wanted.wires, foundIn: wireCount },
    nearness,
    cost: (circuit) => 2 ** wireCount(circuit),
    reordered: (circuit, permutation) => nearness(withWiresMoved(circuit, permutation)),
    async wrongSigns(circuit) {
      const branches = await branchesAfter(circuit);
      if (branches.length > 1) return undefined;
      const turns = wrongTurns(branches[0].state.amplitudes, wanted.amplitudes);
      return turns?.map(({ index, turn }) => ({ outcome: formatBits(index, wanted.wires), turn }));
    },
    async separateWires(circuit) {
      const entangled = await entangledWires(circuit);
      return [...circuit.initial.keys()].filter(
        (wire) => isEntangled(wanted, [wire]) && !entangled.has(wire),
      );
    },
  };
}

export function stateOfGoal({ state }: StateGoal): Promise<StateVector> {
  return 'amplitudes' in state ? Promise.resolve(state) : endOf(state);
}

async function endOf(circuit: Circuit): Promise<StateVector> {
  const branches = await branchesAfter(circuit);
  if (branches.length > 1) throw new TypeError('A goal that measures ends in no one state.');
  return branches[0].state;
}
