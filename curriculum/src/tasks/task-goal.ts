/** Translates a task's check into a goal of the engine. */
import type { TaskCheck } from '@qubloom/contract';
import type { BehaviorGoal, Goal, StateVector } from '@qubloom/quantum';
import { wiresIn } from '../circuits/circuit-grid.ts';
import { circuitOfGrid, circuitWithBoxOpened } from '../circuits/circuit-of-grid.ts';
import { circuitGrid } from '../circuits/circuit-text.ts';

type Check<Kind extends TaskCheck['kind']> = Extract<TaskCheck, { kind: Kind }>;

/** Returns the goal of a task on this many wires. */
export function goalOf(check: TaskCheck, wires: number): Goal {
  if (check.kind !== 'family') return behaviorGoal(check, wires);
  return {
    kind: 'family',
    members: check.members.map(({ circuit, chances }) => {
      const hidden = circuitOfGrid(circuitGrid(circuit));
      return {
        put: (learner) => circuitWithBoxOpened(learner, hidden),
        goal: distributionGoal(chances),
      };
    }),
  };
}

/** The required behavior of one circuit. */
export function behaviorGoal(
  check: Exclude<TaskCheck, { kind: 'family' }>,
  wires: number,
): BehaviorGoal {
  switch (check.kind) {
    case 'distribution':
      return distributionGoal(check.chances);
    case 'state':
      return { kind: 'state', state: askedState(check, wires) };
    case 'unitary':
      return { kind: 'unitary', unitary: circuitOfGrid(circuitGrid(check.circuit)) };
    case 'table': {
      const all = Array.from({ length: wires }, (_, wire) => wire);
      return { kind: 'table', inputs: all, outputs: all, rows: check.rows };
    }
    case 'probability':
      return {
        kind: 'probability',
        values: valuesByWire(check.of),
        given: valuesByWire(check.given),
        probability: check.is,
      };
    case 'journey':
    case 'transfer':
      return check;
  }
}

/** Returns how many wires a circuit must have; undefined if the check is about some of them. */
export function wireCountOf(check: TaskCheck): number | undefined {
  switch (check.kind) {
    case 'distribution':
      return Object.keys(check.chances)[0]?.length;
    case 'state':
      return Object.keys(check.amplitudes)[0]?.length;
    case 'table':
      return Object.keys(check.rows)[0]?.length;
    case 'journey':
      return check.stops[0]?.length;
    case 'unitary':
      return wiresIn(circuitGrid(check.circuit));
    case 'probability':
    case 'transfer':
    case 'family':
      return undefined;
  }
}

function distributionGoal(chances: Readonly<Record<string, number>>): BehaviorGoal {
  return { kind: 'distribution', distribution: chances, over: 'wires' };
}

/** Returns the required amplitudes, in any scale, as a state of length 1. */
function askedState({ amplitudes }: Check<'state'>, wires: number): StateVector {
  const state = new Float64Array(2 * 2 ** wires);
  for (const [outcome, amplitude] of Object.entries(amplitudes)) {
    const [re, im] = typeof amplitude === 'number' ? [amplitude, 0] : amplitude;
    state.set([re, im], 2 * Number.parseInt(outcome, 2));
  }
  const length = Math.hypot(...state);
  return { wires, amplitudes: state.map((part) => part / length) };
}

function valuesByWire(values: Readonly<Record<string, 0 | 1>>): Record<number, 0 | 1> {
  return Object.fromEntries(
    Object.entries(values).map(([wire, value]) => [Number(wire.slice(1)), value]),
  );
}
