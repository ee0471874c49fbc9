import type { Circuit } from '../circuit/circuit.ts';
import type { InitialState } from '../circuit/parts.ts';
import { withInitialState } from '../circuit/edit.ts';
import { wireCount } from '../circuit/operations.ts';
import { withWiresMoved } from '../circuit/wire-edits.ts';
import { blochVector } from '../inspect/bloch.ts';
import { conditionalProbability, probabilityOf } from '../inspect/probabilities.ts';
import type { WireValues } from '../state/wire-values.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { formatBits } from '../state/bit-strings.ts';
import type { JourneyGoal, ProbabilityGoal, TableGoal, TransferGoal } from './goal.ts';
import { isRight, type Judge } from './judge.ts';

/** Makes a judge that reads wires. For another order, it moves the circuit's wires. */
function wiresJudge({ nearness, cost }: Pick<Judge, 'nearness' | 'cost'>): Judge {
  return {
    nearness,
    cost,
    reordered: (circuit, permutation) => nearness(withWiresMoved(circuit, permutation)),
  };
}

/** A circuit is right if it is within the goal's tolerance; else its nearness is 1 minus the difference. */
export function probabilityJudge(goal: ProbabilityGoal): Judge {
  const { values, given = {}, probability, tolerance = 1e-9 } = goal;
  return wiresJudge({
    cost: (circuit) => 2 ** wireCount(circuit),
    async nearness(circuit) {
      const found = conditionalProbability(await branchesAfter(circuit), values, given);
      if (found === undefined) return 0;
      const apart = Math.abs(found - probability);
      return apart <= tolerance ? 1 : Math.min(1 - apart, 1 - 1e-8);
    },
  });
}

/** The Bloch vectors of four states that identify every channel of one qubit: if all four arrive, every state does. */
const PROBES: readonly (readonly [InitialState, number, number, number])[] = [
  ['0', 0, 0, 1],
  ['1', 0, 0, -1],
  ['+', 1, 0, 0],
  ['i', 0, 1, 0],
];

/** Nearness is the mean fidelity with which four different states arrive. */
export function transferJudge({ from, to }: TransferGoal): Judge {
  return wiresJudge({
    cost: (circuit) => PROBES.length * 2 ** wireCount(circuit),
    async nearness(circuit) {
      let sum = 0;
      for (const [state, x, y, z] of PROBES) {
        const arrived = blochVector(
          await branchesAfter(withInitialState(circuit, from, state)),
          to,
        );
        sum += (1 + x * arrived.x + y * arrived.y + z * arrived.z) / 2;
      }
      return sum / PROBES.length;
    },
  });
}

/** Nearness is the mean probability of the right output, over all rows. */
export function tableJudge({ inputs, outputs, rows }: TableGoal): Judge {
  return wiresJudge({
    cost: (circuit) => Object.keys(rows).length * 2 ** wireCount(circuit),
    async nearness(circuit) {
      let sum = 0;
      for (const [input, output] of Object.entries(rows)) {
        sum += probabilityOf(
          await branchesAfter(startedIn(circuit, inputs, input)),
          valuesOf(outputs, output),
        );
      }
      return sum / Object.keys(rows).length;
    },
  });
}

/** Nearness is the share of stops reached in their order. The last one counts only at the end. */
export function journeyJudge(goal: JourneyGoal): Judge {
  return wiresJudge({
    cost: (circuit) => circuit.columns.length * 2 ** wireCount(circuit),
    nearness: async (circuit) => (await reachedStops(circuit, goal)) / goal.stops.length,
  });
}

/** Returns the number of stops that are reached. */
export async function reachedStops(circuit: Circuit, { stops }: JourneyGoal): Promise<number> {
  const columns = circuit.columns.length;
  let reached = 0;
  for (let done = 0; done <= columns && reached < stops.length; done++) {
    const isLast = reached === stops.length - 1;
    if ((await sureOutcome(circuit, isLast ? columns : done)) === stops[reached]) reached++;
    else if (isLast) break;
  }
  return reached;
}

/** Returns the certain result of measuring all wires after this many columns; undefined if it is random. */
async function sureOutcome(circuit: Circuit, columns: number): Promise<string | undefined> {
  const branches = await branchesAfter(circuit, columns - 1);
  const wires = wireCount(circuit);
  for (let index = 0; index < 2 ** wires; index++) {
    const outcome = formatBits(index, wires);
    const all = Array.from({ length: wires }, (_, wire) => wire);
    if (isRight(probabilityOf(branches, valuesOf(all, outcome)))) return outcome;
  }
  return undefined;
}

function startedIn(circuit: Circuit, wires: readonly number[], bits: string): Circuit {
  return wires.reduce(
    (so, wire, i) => withInitialState(so, wire, bits.at(-1 - i) === '1' ? '1' : '0'),
    circuit,
  );
}

function valuesOf(wires: readonly number[], bits: string): WireValues {
  return Object.fromEntries(wires.map((wire, i) => [wire, bits.at(-1 - i) === '1' ? 1 : 0]));
}
