import type { Circuit } from '../circuit/circuit.ts';
import { withWiresMoved } from '../circuit/wire-edits.ts';
import { isIdle, wireCount } from '../circuit/operations.ts';
import { isEntangled } from '../inspect/entanglement.ts';
import type { Matrix } from '../matrix.ts';
import { unitaryOf } from '../simulate/unitary.ts';
import { formatBits } from '../state/bit-strings.ts';
import { fidelity } from '../state/overlap.ts';
import type { StateVector } from '../state/state-vector.ts';
import type { UnitaryGoal } from './goal.ts';
import type { Judge } from './judge.ts';
import { wrongTurns } from './signs.ts';

/**
 * Unitaries are compared as states of twice as many wires (Choi and Jamiolkowski): the fidelity of the states is |tr(U*
 * V)|^2 / size^2. The gate entangles a wire with others if the two ends of the wire are entangled with the rest.
 */
export function unitaryJudge(goal: UnitaryGoal): Judge {
  const wanted = choiState(matrixOfGoal(goal));
  const wires = wanted.wires / 2;
  const nearness = (circuit: Circuit): Promise<number> =>
    Promise.resolve(
      isUnitaryCircuit(circuit) ? fidelity(wanted, choiState(unitaryOf(circuit))) : 0,
    );
  return {
    size: { unit: 'wires', wanted: wires, foundIn: wireCount },
    nearness,
    cost: (circuit) => 4 ** wireCount(circuit),
    reordered: (circuit, permutation) => nearness(withWiresMoved(circuit, permutation)),
    wrongSigns(circuit) {
      if (!isUnitaryCircuit(circuit)) return Promise.resolve(undefined);
      const turns = wrongTurns(choiState(unitaryOf(circuit)).amplitudes, wanted.amplitudes);
      return Promise.resolve(
        turns?.map(({ index, turn }) => {
          const whole = formatBits(index, 2 * wires);
          return { input: whole.slice(0, wires), outcome: whole.slice(wires), turn };
        }),
      );
    },
    separateWires(circuit) {
      if (!isUnitaryCircuit(circuit)) return Promise.resolve([]);
      const found = choiState(unitaryOf(circuit));
      const isEntangledWire = (state: StateVector, wire: number): boolean =>
        isEntangled(state, [wire, wires + wire]);
      return Promise.resolve(
        [...circuit.initial.keys()].filter(
          (wire) => isEntangledWire(wanted, wire) && !isEntangledWire(found, wire),
        ),
      );
    },
  };
}

export function matrixOfGoal({ unitary }: UnitaryGoal): Matrix {
  return 'entries' in unitary ? unitary : unitaryOf(unitary);
}

/**
 * Amplitude `row + size * column` is the entry at that place, divided by the root of the size. Low wires are outputs,
 * and high wires are inputs.
 */
function choiState({ size, entries }: Matrix): StateVector {
  const amplitudes = new Float64Array(entries.length);
  const scale = 1 / Math.sqrt(size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      amplitudes[2 * (row + size * column)] = scale * entries[2 * (row * size + column)];
      amplitudes[2 * (row + size * column) + 1] = scale * entries[2 * (row * size + column) + 1];
    }
  }
  return { wires: 2 * Math.log2(size), amplitudes };
}

function isUnitaryCircuit(circuit: Circuit): boolean {
  return circuit.columns.flat().every((o) => isIdle(o) || (o.kind === 'gate' && !o.condition));
}
