import type { Circuit } from '../circuit/circuit.ts';
import type { InitialState, Wire } from '../circuit/parts.ts';
import { withColumnInserted, withColumns, withInitialState } from '../circuit/edit.ts';
import { gate } from '../operations/kinds.ts';
import { wireCount } from '../circuit/operations.ts';
import { conditionalProbability } from '../inspect/probabilities.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { fidelity } from '../state/overlap.ts';
import type { StateVector } from '../state/state-vector.ts';
import type { WireValues } from '../state/wire-values.ts';
import { reachedStops } from './behavior-judges.ts';
import { comparisonOf } from './distribution-judge.ts';
import type {
  BehaviorGoal,
  Goal,
  ProbabilityGoal,
  StateGoal,
  TableGoal,
  TransferGoal,
  UnitaryGoal,
} from './goal.ts';
import { isRight } from './judge.ts';
import { axesOf, basisStarts, plainLooks, plusStarts, type Look, type LookAxis } from './looks.ts';
import {
  differenceOf,
  imageOf,
  outcomesAlong,
  outcomesOfBranches,
  pureBranches,
} from './outcomes.ts';
import { stateOfGoal } from './state-judge.ts';
import { matrixOfGoal } from './unitary-judge.ts';

/** A repeatable run whose result differs from the goal. */
export interface LookCounterexample {
  readonly kind: 'look';
  /** The index of the member that is inserted, for a hidden family. */
  readonly member?: number;
  /** The start of every wire. */
  readonly start: readonly InitialState[];
  /** The wires whose start was chosen, because the goal is about inputs. */
  readonly inputs: readonly Wire[];
  /** The measured wires, lowest first; none if the outcome is one of the classical bits. */
  readonly looks: readonly Look[];
  /** The outcome that comes up too often or too rarely, the highest wire (or bit) first. */
  readonly outcome: string;
  /** Only measurements with these values count. */
  readonly given?: WireValues;
  /** Undefined if `given` never comes up. */
  readonly found: number | undefined;
  readonly wanted: number;
  /** The outcome that should be certain, if there is one. */
  readonly sure?: string;
}

/** A stop on the way that is not reached. */
export interface StopCounterexample {
  readonly kind: 'stop';
  readonly member?: number;
  /** Counts from 0. */
  readonly stop: number;
  readonly wanted: string;
}

export type Counterexample = LookCounterexample | StopCounterexample;

/** With more wires, there are too many inputs and measurements to try. */
const MAX_WIRES = 6;

/**
 * Finds the simplest run that shows that a circuit does not reach a goal. It tries plain inputs before mixed ones, and
 * plain measurements before rotated ones. Returns undefined if the circuit is right, if its size cannot be compared, or
 * if it has more than 6 wires.
 *
 * Two different pure states differ in the outcomes of some product of Pauli measurements, because these products are a
 * basis of all observables. Two unitaries that differ by more than a phase differ on a basis state or on one with a
 * single wire in |+>, which relates the phases of neighboring basis states to each other.
 */
export async function counterexampleTo(
  circuit: Circuit,
  goal: Goal,
): Promise<Counterexample | undefined> {
  if (wireCount(circuit) > MAX_WIRES) return undefined;
  if (goal.kind !== 'family') return behaviorCounterexample(circuit, goal);
  for (const [member, { put, goal: asked }] of goal.members.entries()) {
    const found = await behaviorCounterexample(put(circuit), asked);
    if (found) return { ...found, member };
  }
  return undefined;
}

/**
 * Returns the circuit of a run, with rotations before the measurements at its end. The hidden part of a family is not
 * in it.
 */
export function counterexampleCircuit(
  circuit: Circuit,
  { start, looks }: Pick<LookCounterexample, 'start' | 'looks'>,
): Circuit {
  const turns = looks.flatMap(({ wire, axis }) => (axis === 'y' ? [gate('sdg', [wire])] : []));
  const mixes = looks.flatMap(({ wire, axis }) => (axis === 'z' ? [] : [gate('h', [wire])]));
  return [turns, mixes].reduce(
    (so, column) => (column.length > 0 ? withColumnInserted(so, so.columns.length, column) : so),
    startedIn(circuit, start),
  );
}

function startedIn(circuit: Circuit, start: readonly InitialState[]): Circuit {
  return start.reduce((so, state, wire) => withInitialState(so, wire, state), circuit);
}

async function behaviorCounterexample(
  circuit: Circuit,
  goal: BehaviorGoal,
): Promise<Counterexample | undefined> {
  switch (goal.kind) {
    case 'distribution': {
      const { wanted, length, outcomes } = await comparisonOf(goal);
      if (outcomes.sizeOf(circuit) !== length) return undefined;
      const differing = differenceOf(await outcomes.outcomesOf(circuit), wanted);
      const looks = outcomes.unit === 'bits' ? [] : plainLooks(circuit.initial.keys());
      return differing && { kind: 'look', start: circuit.initial, inputs: [], looks, ...differing };
    }
    case 'state':
      return stateCounterexample(circuit, goal);
    case 'unitary':
      return unitaryCounterexample(circuit, goal);
    case 'table':
      return tableCounterexample(circuit, goal);
    case 'probability':
      return probabilityCounterexample(circuit, goal);
    case 'transfer':
      return transferCounterexample(circuit, goal);
    case 'journey': {
      const stop = await reachedStops(circuit, goal);
      const wanted = goal.stops[stop];
      return wanted === undefined ? undefined : { kind: 'stop', stop, wanted };
    }
  }
}

async function stateCounterexample(
  circuit: Circuit,
  goal: StateGoal,
): Promise<Counterexample | undefined> {
  const wanted = await stateOfGoal(goal);
  if (wanted.wires !== wireCount(circuit)) return undefined;
  return endCounterexample(circuit, { start: circuit.initial, inputs: [] }, wanted);
}

async function unitaryCounterexample(
  circuit: Circuit,
  goal: UnitaryGoal,
): Promise<Counterexample | undefined> {
  const wires = wireCount(circuit);
  const matrix = matrixOfGoal(goal);
  if (matrix.size !== 2 ** wires) return undefined;
  const inputs = [...circuit.initial.keys()];
  const wantedAfter = async (start: readonly InitialState[]): Promise<StateVector> => {
    const [{ state }] = await branchesAfter(startedIn(withColumns(circuit, []), start));
    return imageOf(matrix, state);
  };
  const starts = basisStarts(wires);
  for (const start of starts) {
    const wanted = await wantedAfter(start);
    const found = await branchesAfter(startedIn(circuit, start));
    const differing = differenceOf(
      outcomesOfBranches(found),
      outcomesOfBranches(pureBranches(wanted)),
    );
    if (differing)
      return {
        kind: 'look',
        start,
        inputs,
        looks: plainLooks(circuit.initial.keys()),
        ...differing,
      };
  }
  for (const start of [...starts, ...plusStarts(starts)]) {
    const found = await endCounterexample(circuit, { start, inputs }, await wantedAfter(start));
    if (found) return found;
  }
  return undefined;
}

/** Finds a measurement with as few rotated axes as possible that distinguishes the end from the wanted one. */
async function endCounterexample(
  circuit: Circuit,
  run: Pick<LookCounterexample, 'start' | 'inputs'>,
  wanted: StateVector,
): Promise<Counterexample | undefined> {
  const found = await branchesAfter(startedIn(circuit, run.start));
  const near = found.reduce((sum, one) => sum + one.probability * fidelity(wanted, one.state), 0);
  if (isRight(near)) return undefined;
  for (const axes of axesOf(wireCount(circuit))) {
    const looks = axes.map((axis, wire) => ({ wire, axis }));
    const differing = differenceOf(
      outcomesAlong(found, looks),
      outcomesAlong(pureBranches(wanted), looks),
    );
    if (differing) return { kind: 'look', ...run, looks, ...differing };
  }
  return undefined;
}

async function tableCounterexample(
  circuit: Circuit,
  { inputs, outputs, rows }: TableGoal,
): Promise<Counterexample | undefined> {
  // In an object, keys like "10" come before "00".
  for (const [input, output] of Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const start = circuit.initial.map((state, wire): InitialState => {
      const at = inputs.indexOf(wire);
      return at < 0 ? state : input.at(-1 - at) === '1' ? '1' : '0';
    });
    const branches = await branchesAfter(startedIn(circuit, start));
    const differing = differenceOf(outcomesOfBranches(branches, outputs), new Map([[output, 1]]));
    const looks = plainLooks(outputs);
    if (differing) return { kind: 'look', start, inputs, looks, ...differing };
  }
  return undefined;
}

async function probabilityCounterexample(
  circuit: Circuit,
  { values, given = {}, probability, tolerance = 1e-9 }: ProbabilityGoal,
): Promise<Counterexample | undefined> {
  const found = conditionalProbability(await branchesAfter(circuit), values, given);
  if (found !== undefined && Math.abs(found - probability) <= tolerance) return undefined;
  const wires = Object.keys(values)
    .map(Number)
    .sort((a, b) => a - b);
  return {
    kind: 'look',
    start: circuit.initial,
    inputs: [],
    looks: plainLooks(wires),
    outcome: wires
      .toReversed()
      .map((wire) => values[wire])
      .join(''),
    ...(Object.keys(given).length > 0 && { given }),
    found,
    wanted: probability,
  };
}

/** The states that are sent, the axis of the measurement at their destination, and the expected result. */
const PROBES: readonly (readonly [InitialState, LookAxis, string])[] = [
  ['0', 'z', '0'],
  ['1', 'z', '1'],
  ['+', 'x', '0'],
  ['i', 'y', '0'],
];

async function transferCounterexample(
  circuit: Circuit,
  { from, to }: TransferGoal,
): Promise<Counterexample | undefined> {
  for (const [state, axis, sure] of PROBES) {
    const start = circuit.initial.with(from, state);
    const looks = [{ wire: to, axis }];
    const found = outcomesAlong(await branchesAfter(startedIn(circuit, start)), looks);
    const differing = differenceOf(found, new Map([[sure, 1]]));
    if (differing) return { kind: 'look', start, inputs: [from], looks, ...differing };
  }
  return undefined;
}
